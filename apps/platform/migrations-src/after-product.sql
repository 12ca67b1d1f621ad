-- Orders and partial indexes of the product lists; each list of a page walks one of these.
create index product_list_newest on product_list (site_id, store_id, product_id) where is_listed;
create index product_list_price on product_list (site_id, store_id, final_price, product_id) where is_listed;
create index product_list_price_down
  on product_list (site_id, store_id, final_price desc nulls last, product_id desc) where is_listed;
create index product_list_priority on product_list (site_id, store_id, category_priority, product_id) where is_listed;
create index product_list_featured on product_list (site_id, store_id, product_id) where is_listed and is_featured;
create index product_list_discounted on product_list (site_id, store_id, product_id) where is_listed and is_discounted;
create index product_list_prices_due on product_list (prices_change_at) where prices_change_at is not null;
create index product_list_texts_name
  on product_list_texts (site_id, language, name collate "hr_order", product_id) where is_listed;
create index product_search_words on product_search using gin (serves, words);
create index product_search_folded on product_search using gin (serves, folded gin_trgm_ops);

-- The price journal is proof: nothing in it is changed or removed, except by a purge that says so.
create function refuse_price_change() returns trigger language plpgsql as $$
begin
  if current_setting('izlog.purge', true) = 'on' then
    return coalesce(new, old);
  end if;
  raise exception 'The price journal is only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger product_prices_append_only before update or delete on product_prices
  for each row execute function refuse_price_change();

-- A product is offered from when it is public first, whoever publishes it; then it is taken off and put back by turns.
-- What is taken off and put back in one moment never was.
create function note_offers() returns trigger language plpgsql as $$
declare
  turns integer := cardinality(new.offer_turns);
  is_offered boolean := new.is_published and not new.is_archived;
begin
  if new.offered_from is null then
    if is_offered then
      new.offered_from := new.updated_at;
    end if;
  elsif is_offered <> (turns % 2 = 0) then
    if new.offer_turns[turns] = new.updated_at then
      new.offer_turns := new.offer_turns[:turns - 1];
    else
      new.offer_turns := new.offer_turns || new.updated_at;
    end if;
  end if;
  return new;
end
$$;
create trigger products_offered before insert or update of is_published, is_archived on products
  for each row execute function note_offers();

-- What products say about attributes belongs to its products as by a foreign key that cascades. Ten of these rows come
-- with each product: they are looked up and locked once a statement, by product, where a foreign key does it row by row.
create function need_products_of_values() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  wanted bigint[] := array(select distinct product_id from given order by 1);
  found bigint;
begin
  perform from products where id = any(wanted) order by id for key share;
  get diagnostics found = row_count;
  if found <> cardinality(wanted) then
    raise exception 'Values of attributes name a product that is not there.'
      using errcode = 'foreign_key_violation', table = 'product_attribute_values';
  end if;
  return null;
end
$$;
create trigger product_attribute_values_inserted after insert on product_attribute_values
  referencing new table as given for each statement execute function need_products_of_values();
create trigger product_attribute_values_updated after update on product_attribute_values
  referencing new table as given for each statement execute function need_products_of_values();

create function drop_values_of_products() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  unwanted bigint[] := array(select id from gone);
begin
  delete from product_attribute_values where product_id = any(unwanted);
  return null;
end
$$;
create trigger products_deleted after delete on products
  referencing old table as gone for each statement execute function drop_values_of_products();
