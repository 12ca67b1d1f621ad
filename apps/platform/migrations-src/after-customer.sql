-- Whether an order in this state was sold (OFFICE-09): in the dashboard, every report and what a customer spent. What was
-- returned or refunded was sold; what goes back is counted apart.
create function counts_as_sale(state text) returns boolean
  language sql immutable parallel safe
  return state not in ('awaitingPayment', 'failed', 'cancelled');

-- By which the rows of one person are the same: the address, and the row itself where there is none.
create function customer_address(email text, id bigint) returns text
  language sql immutable parallel safe
  return coalesce(nullif(public.izlog_lower(email), ''), id::text);

-- What some rows of `users` bought together; amounts in the main currency of the site.
create function bought_by(of_site bigint, buyers bigint[])
  returns table (orders integer, spent bigint, refunded bigint, last_at timestamptz, country text)
  language sql stable as $$
  select count(*)::integer, coalesce(sum(o.order_total - o.refunded_total) filter (where o.currency = m.code), 0)::bigint,
    coalesce(sum(o.refunded_total) filter (where o.currency = m.code), 0)::bigint, max(o.created_at),
    (select n.delivery_address->>'country' from public.orders n
      where n.site_id = of_site and n.user_id = any(buyers) and public.counts_as_sale(n.state)
      order by n.created_at desc, n.id desc limit 1)
  from public.orders o,
    (select c.code from public.sites s join public.currencies c on c.id = s.main_currency_id where s.id = of_site) m
  where o.site_id = of_site and o.user_id = any(buyers) and public.counts_as_sale(o.state)
$$;

-- Works out anew who stands for everybody of an address and what they bought (docs/decisions/979): the account, or the
-- first guest who ordered. One after another for each address: who waited adds up what the other has committed. Plans are
-- made once, which takes longer than running them, and for tables that have grown.
create function settle_customer(of_site bigint, of_address text, of_row bigint) returns void
  language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  person bigint;
  buyers bigint[];
begin
  insert into customers (site_id, address, user_id) select id, of_address, of_row from sites where id = of_site
    on conflict (site_id, address) do update set user_id = customers.user_id;
  select coalesce(min(u.id) filter (where not u.is_guest),
      min(u.id) filter (where exists (select from orders o where o.user_id = u.id))), array_agg(u.id)
    into person, buyers
  from users u where u.site_id = of_site and not u.is_backoffice_user and customer_address(u.email, u.id) = of_address
    and (u.id = of_row or u.is_guest and izlog_lower(u.email) = of_address or not u.is_guest and izlog_lower(u.email) = of_address);
  if person is null then
    delete from customers where site_id = of_site and address = of_address;
  else
    update customers c set user_id = person, orders = b.orders, spent = b.spent, refunded = b.refunded,
      last_at = b.last_at, country = b.country
    from bought_by(of_site, buyers) b where c.site_id = of_site and c.address = of_address;
  end if;
end
$$;

-- At the end of each transaction that changed one of them, so that nobody who waits for another's holds anything they need.
-- Whoever waited looks again: the buyer may have another address by then. Who gives one a new address comes to the old
-- one first, and so counts in the new one what was ordered meanwhile.
create function settle_buyer() returns trigger language plpgsql as $$
declare
  buyer bigint;
  found record;
  settled text;
begin
  for buyer in select distinct id from unnest(array[new.user_id, old.user_id]) id where id is not null order by id loop
    settled := '';
    loop
      select u.site_id, customer_address(u.email, u.id) as address into found from users u where u.id = buyer;
      exit when coalesce(found.address, settled) = settled;
      perform settle_customer(found.site_id, found.address, buyer);
      settled := found.address;
    end loop;
  end loop;
  return null;
end
$$;
create constraint trigger orders_count after insert or delete or update of
  user_id, state, currency, order_total, refunded_total, created_at, delivery_address on orders
  deferrable initially deferred for each row execute function settle_buyer();

create function settle_user() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform settle_customer(old.site_id, customer_address(old.email, old.id), old.id);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.email <> old.email then
    perform settle_customer(new.site_id, customer_address(new.email, new.id), new.id);
  end if;
  return null;
end
$$;
create constraint trigger users_came after insert on users
  deferrable initially deferred for each row when (not new.is_guest and not new.is_backoffice_user)
  execute function settle_user();
create constraint trigger users_changed after update of email, is_guest, is_backoffice_user on users
  deferrable initially deferred for each row
  when ((new.email, new.is_guest, new.is_backoffice_user) is distinct from (old.email, old.is_guest, old.is_backoffice_user))
  execute function settle_user();
create constraint trigger users_gone after delete on users
  deferrable initially deferred for each row when (not old.is_backoffice_user) execute function settle_user();

-- Amounts are in the main currency of the site.
create function settle_site() returns trigger language plpgsql as $$
begin
  perform settle_customer(c.site_id, c.address, c.user_id) from customers c where c.site_id = new.id order by c.address;
  return null;
end
$$;
create trigger sites_currency_changed after update of main_currency_id on sites
  for each row when (new.main_currency_id <> old.main_currency_id) execute function settle_site();
