-- Events for programs (DOOR-02), written where the tables are: no way to change one forgets them, the former program's
-- neither, and a rollback takes them back. Whoever adds a table says in `services/events/outbox/events.test.ts` what of it
-- is an event, or why nothing is.
create function izlog_note_event(of_site bigint, of_name text, of_kind text, of_object bigint, of_data jsonb) returns void
  language plpgsql as $$
  begin
    insert into public.shop_events (site_id, name, kind, object_id, data, is_awaited)
    values (of_site, of_name, of_kind, of_object, of_data,
      exists (select from public.webhooks w where w.site_id = of_site and w.events @> array[of_name]))
    on conflict (site_id, xid, object_id, name) do update set data = excluded.data
      || case when excluded.data ? 'languages' then jsonb_build_object('languages',
          (select jsonb_agg(distinct l order by l) from jsonb_array_elements_text(public.shop_events.data->'languages' || excluded.data->'languages') l))
        else '{}' end;
  end
  $$;
--> statement-breakpoint
-- Whether the transaction has told something of a thing already: what is written beside it needs no event of its own.
create function izlog_is_noted(of_site bigint, of_kind text, of_object bigint) returns boolean
  language plpgsql stable as $$
  begin
    return exists (select from public.shop_events e where e.site_id = of_site and e.xid = pg_current_xact_id()
      and e.object_id = of_object and e.kind = of_kind);
  end
  $$;
--> statement-breakpoint
create function izlog_order_data(o orders) returns jsonb
  language plpgsql stable as $$
  begin
    return jsonb_build_object('id', o.id, 'number', o.slug, 'state', o.state, 'total', round(o.order_total / 100.0, 2),
      'paid', round(o.paid_total / 100.0, 2), 'refunded', round(o.refunded_total / 100.0, 2), 'currency', o.currency);
  end
  $$;
--> statement-breakpoint
-- One transaction moves an order in several steps: what is told of them says how it is at their end.
create function izlog_order_event() returns trigger language plpgsql as $$
  declare
    told jsonb := public.izlog_order_data(new);
    moved text := case new.state when 'sent' then 'order.sent' when 'completed' then 'order.completed'
      when 'cancelled' then 'order.cancelled' when 'failed' then 'order.failed' when 'returned' then 'order.returned'
      when 'refunded' then 'order.refunded' end;
    names text[] := '{}';
    name text;
  begin
    if tg_op = 'INSERT' then names := names || 'order.placed'::text; end if;
    if new.paid_at is not null and (tg_op = 'INSERT' or old.paid_at is null) then names := names || 'order.paid'::text; end if;
    if tg_op = 'UPDATE' and new.state <> old.state and moved is not null then names := names || moved; end if;
    if tg_op = 'UPDATE' then
      if names <> '{}' then
        delete from public.shop_events e where e.site_id = new.site_id and e.xid = pg_current_xact_id()
          and e.object_id = new.id and e.name = 'order.updated';
      end if;
      update public.shop_events e set data = told where e.site_id = new.site_id and e.xid = pg_current_xact_id()
        and e.object_id = new.id and e.kind = 'order';
      if not found and names = '{}' then names := array['order.updated']; end if;
    end if;
    foreach name in array names loop
      perform public.izlog_note_event(new.site_id, name, 'order', new.id, told);
    end loop;
    return null;
  end
  $$;
--> statement-breakpoint
create trigger orders_event_new after insert on orders for each row execute function izlog_order_event();
--> statement-breakpoint
create trigger orders_event_changed after update on orders for each row when (
  (old.state, old.attention, old.user_id, old.order_total, old.tax, old.delivery, old.paid_total, old.refunded_total,
    old.handed_back, old.email, old.delivery_address, old.billing_address, old.delivery_method, old.payment_method_id,
    old.company, old.order_message, old.gift_message, old.gift_to, old.gift_from, old.parcels, old.tags, old.assignee_id,
    old.invoice_number, old.paid_at)
  is distinct from
  (new.state, new.attention, new.user_id, new.order_total, new.tax, new.delivery, new.paid_total, new.refunded_total,
    new.handed_back, new.email, new.delivery_address, new.billing_address, new.delivery_method, new.payment_method_id,
    new.company, new.order_message, new.gift_message, new.gift_to, new.gift_from, new.parcels, new.tags, new.assignee_id,
    new.invoice_number, new.paid_at))
  execute function izlog_order_event();
--> statement-breakpoint
create function izlog_order_line_event() returns trigger language plpgsql as $$
  declare
    o public.orders;
  begin
    for o in execute 'select * from public.orders where id in (select distinct order_id from changed)' loop
      if not public.izlog_is_noted(o.site_id, 'order', o.id) then
        perform public.izlog_note_event(o.site_id, 'order.updated', 'order', o.id, public.izlog_order_data(o));
      end if;
    end loop;
    return null;
  end
  $$;
--> statement-breakpoint
create trigger order_items_event_new after insert on order_items
  referencing new table as changed for each statement execute function izlog_order_line_event();
--> statement-breakpoint
create trigger order_items_event_changed after update on order_items
  referencing new table as changed for each statement execute function izlog_order_line_event();
--> statement-breakpoint
create trigger order_items_event_gone after delete on order_items
  referencing old table as changed for each statement execute function izlog_order_line_event();
--> statement-breakpoint
create function izlog_payment_event() returns trigger language plpgsql as $$
  begin
    perform public.izlog_note_event(new.site_id, 'payment.' || new.state, 'payment', new.id, jsonb_build_object(
      'id', new.id, 'order', new.order_id, 'amount', round(new.amount / 100.0, 2), 'currency', new.currency,
      'provider', new.gateway));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger payments_event_new after insert on payments for each row
  when (new.state in ('approved', 'refused', 'cancelled')) execute function izlog_payment_event();
--> statement-breakpoint
create trigger payments_event_changed after update on payments for each row
  when (new.state <> old.state and new.state in ('approved', 'refused', 'cancelled')) execute function izlog_payment_event();
--> statement-breakpoint
create function izlog_parcel_event() returns trigger language plpgsql as $$
  declare
    p public.order_parcels := case when tg_op = 'DELETE' then old else new end;
    name text := case when tg_op = 'DELETE' then 'parcel.deleted' when tg_op = 'INSERT' and new.state = 'ready' then 'parcel.created'
      when new.state in ('sent', 'delivered', 'returned') and (tg_op = 'INSERT' or old.state <> new.state) then 'parcel.' || new.state
      else 'parcel.updated' end;
  begin
    perform public.izlog_note_event(p.site_id, name, 'parcel', p.id, jsonb_build_object('id', p.id, 'order', p.order_id,
      'number', p.number, 'state', p.state, 'carrier', p.carrier, 'trackingNumber', p.tracking_number));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger order_parcels_event_new after insert or delete on order_parcels
  for each row execute function izlog_parcel_event();
--> statement-breakpoint
create trigger order_parcels_event_changed after update on order_parcels for each row
  when (old.* is distinct from new.*) execute function izlog_parcel_event();
--> statement-breakpoint
create function izlog_refund_event() returns trigger language plpgsql as $$
  begin
    perform public.izlog_note_event(new.site_id, case new.state when 'asked' then 'refund.created' else 'refund.' || new.state end,
      'refund', new.id, jsonb_build_object('id', new.id, 'order', new.order_id, 'amount', round(new.amount / 100.0, 2),
      'state', new.state));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger refunds_event_new after insert on refunds for each row execute function izlog_refund_event();
--> statement-breakpoint
create trigger refunds_event_changed after update on refunds for each row when (new.state <> old.state)
  execute function izlog_refund_event();
--> statement-breakpoint
create function izlog_withdrawal_event() returns trigger language plpgsql as $$
  begin
    perform public.izlog_note_event(new.site_id, 'withdrawal.submitted', 'withdrawal', new.id,
      jsonb_build_object('id', new.id, 'number', new.number, 'order', new.order_id));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger withdrawals_event after insert on withdrawals for each row execute function izlog_withdrawal_event();
--> statement-breakpoint
create function izlog_document_event() returns trigger language plpgsql as $$
  begin
    perform public.izlog_note_event(new.site_id, 'document.issued', 'document', new.id, jsonb_build_object('id', new.id,
      'of', new.kind, 'number', new.number, 'order', new.order_id, 'total', round(new.total / 100.0, 2),
      'currency', new.content->>'currency'));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger issued_documents_event after insert on issued_documents for each row execute function izlog_document_event();
--> statement-breakpoint
create function izlog_product_event() returns trigger language plpgsql as $$
  declare
    p record;
  begin
    if tg_op = 'UPDATE' then
      -- Planned anew each time: a plan for the one row of a save would compare each row of an import with all others.
      for p in execute $plan$select n.site_id, n.id, n.sku, n.parent_id from given n join gone o using (id)
        where (to_jsonb(n) - '{updated_at,changed_by,offered_from,offer_turns}'::text[])
          is distinct from (to_jsonb(o) - '{updated_at,changed_by,offered_from,offer_turns}'::text[]) order by n.id$plan$
      loop
        perform public.izlog_note_event(p.site_id, 'product.updated', 'product', p.id,
          jsonb_build_object('id', p.id, 'sku', p.sku, 'parent', p.parent_id));
      end loop;
    else
      for p in select site_id, id, sku, parent_id from given order by id loop
        if tg_op = 'DELETE' then
          -- What was taken off it on the way.
          delete from public.shop_events e where e.site_id = p.site_id and e.xid = pg_current_xact_id()
            and e.object_id = p.id and e.name = 'product.updated';
        end if;
        perform public.izlog_note_event(p.site_id, case tg_op when 'INSERT' then 'product.created' else 'product.deleted' end,
          'product', p.id, jsonb_build_object('id', p.id, 'sku', p.sku, 'parent', p.parent_id));
      end loop;
    end if;
    return null;
  end
  $$;
--> statement-breakpoint
create trigger products_event_new after insert on products
  referencing new table as given for each statement execute function izlog_product_event();
--> statement-breakpoint
create trigger products_event_changed after update on products
  referencing new table as given old table as gone for each statement execute function izlog_product_event();
--> statement-breakpoint
create trigger products_event_gone after delete on products
  referencing old table as given for each statement execute function izlog_product_event();
--> statement-breakpoint
-- What belongs to products: `tg_argv` names the column of the product. Of products that go along nothing is told but that.
create function izlog_product_part_event() returns trigger language plpgsql as $$
  declare
    p record;
  begin
    for p in execute format('select p.site_id, p.id, p.sku, p.parent_id from public.products p
      where p.id in (select %I from changed) order by p.id', tg_argv[0])
    loop
      if not public.izlog_is_noted(p.site_id, 'product', p.id) then
        perform public.izlog_note_event(p.site_id, 'product.updated', 'product', p.id,
          jsonb_build_object('id', p.id, 'sku', p.sku, 'parent', p.parent_id));
      end if;
    end loop;
    return null;
  end
  $$;
--> statement-breakpoint
do $$
  declare
    part record;
  begin
    for part in select * from (values ('product_translations', 'product_id'), ('product_media', 'product_id'),
      ('product_downloads', 'product_id'), ('product_links', 'product_id'), ('bundle_items', 'bundle_id'),
      ('product_attribute_values', 'product_id'), ('variant_axes', 'product_id'), ('product_tags', 'product_id'),
      ('product_categories', 'product_id'), ('custom_options', 'product_id')) as parts(name, owner)
    loop
      execute format('create trigger %I after insert on %I referencing new table as changed
        for each statement execute function izlog_product_part_event(%L)', part.name || '_event_new', part.name, part.owner);
      execute format('create trigger %I after update on %I referencing new table as changed
        for each statement execute function izlog_product_part_event(%L)', part.name || '_event_changed', part.name, part.owner);
      execute format('create trigger %I after delete on %I referencing old table as changed
        for each statement execute function izlog_product_part_event(%L)', part.name || '_event_gone', part.name, part.owner);
    end loop;
  end
  $$;
--> statement-breakpoint
create function izlog_price_event() returns trigger language plpgsql as $$
  declare
    p record;
  begin
    for p in select g.site_id, g.product_id as id, (select sku from public.products where id = g.product_id) as sku,
      min(g.valid_from) as since from given g group by 1, 2 order by 2
    loop
      perform public.izlog_note_event(p.site_id, 'price.changed', 'price', p.id,
        jsonb_build_object('id', p.id, 'sku', p.sku, 'validFrom', p.since));
    end loop;
    return null;
  end
  $$;
--> statement-breakpoint
create trigger product_prices_event after insert on product_prices
  referencing new table as given for each statement execute function izlog_price_event();
--> statement-breakpoint
create function izlog_stock_event() returns trigger language plpgsql as $$
  declare
    data jsonb := jsonb_build_object('id', new.product_id, 'sku', (select sku from public.products where id = new.product_id),
      'isTracked', new.is_tracked, 'quantity', new.quantity, 'reserved', new.reserved);
  begin
    perform public.izlog_note_event(new.site_id, 'stock.changed', 'stock', new.product_id, data);
    -- As the list of what runs out says it (inventory/desk/stock-rows).
    if new.is_tracked and new.quantity - new.reserved <= new.low_at
      and (tg_op = 'INSERT' or not coalesce(old.is_tracked and old.quantity - old.reserved <= old.low_at, false)) then
      perform public.izlog_note_event(new.site_id, 'stock.low', 'stock', new.product_id, data);
    end if;
    return null;
  end
  $$;
--> statement-breakpoint
create trigger stock_levels_event_new after insert on stock_levels for each row execute function izlog_stock_event();
--> statement-breakpoint
create trigger stock_levels_event_changed after update on stock_levels for each row when (
  (old.is_tracked, old.quantity, old.reserved, old.backorders, old.low_at, old.restock_at)
  is distinct from (new.is_tracked, new.quantity, new.reserved, new.backorders, new.low_at, new.restock_at))
  execute function izlog_stock_event();
--> statement-breakpoint
create function izlog_customer_event() returns trigger language plpgsql as $$
  declare
    u public.users := case when tg_op = 'DELETE' then old else new end;
  begin
    perform public.izlog_note_event(u.site_id, case tg_op when 'INSERT' then 'customer.created' when 'DELETE' then 'customer.deleted'
      else 'customer.updated' end, 'customer', u.id, jsonb_build_object('id', u.id, 'isGuest', u.is_guest));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger users_event_new after insert on users for each row when (not new.is_backoffice_user)
  execute function izlog_customer_event();
--> statement-breakpoint
create trigger users_event_gone after delete on users for each row when (not old.is_backoffice_user)
  execute function izlog_customer_event();
--> statement-breakpoint
create trigger users_event_changed after update on users for each row when (not new.is_backoffice_user and
  (old.email, old.username, old.first_name, old.last_name, old.language, old.is_guest, old.email_confirmed, old.is_active, old.company)
  is distinct from
  (new.email, new.username, new.first_name, new.last_name, new.language, new.is_guest, new.email_confirmed, new.is_active, new.company))
  execute function izlog_customer_event();
--> statement-breakpoint
create function izlog_customer_part_event() returns trigger language plpgsql as $$
  declare
    u public.users;
  begin
    select * into u from public.users where id = case when tg_op = 'DELETE' then old.user_id else new.user_id end and not is_backoffice_user;
    if found and not public.izlog_is_noted(u.site_id, 'customer', u.id) then
      perform public.izlog_note_event(u.site_id, 'customer.updated', 'customer', u.id,
        jsonb_build_object('id', u.id, 'isGuest', u.is_guest));
    end if;
    return null;
  end
  $$;
--> statement-breakpoint
create trigger user_addresses_event_new after insert or delete on user_addresses for each row
  execute function izlog_customer_part_event();
--> statement-breakpoint
create trigger user_addresses_event_changed after update on user_addresses for each row
  when (old.* is distinct from new.*) execute function izlog_customer_part_event();
--> statement-breakpoint
create function izlog_consent_event() returns trigger language plpgsql as $$
  begin
    perform public.izlog_note_event(new.site_id, case new.status when 'accepted' then 'consent.given' else 'consent.withdrawn' end,
      'consent', new.id, jsonb_build_object('id', new.id, 'customer', new.user_id, 'source', new.source_type,
      'consents', coalesce((select jsonb_agg(t->>'uniqueNumber') from jsonb_array_elements(new.texts) t), '[]')));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger consent_log_event after insert on consent_log for each row execute function izlog_consent_event();
--> statement-breakpoint
create function izlog_form_event() returns trigger language plpgsql as $$
  begin
    perform public.izlog_note_event(new.site_id, case tg_op when 'INSERT' then 'form.submitted' else 'form.confirmed' end,
      'form', new.id, jsonb_build_object('id', new.id, 'form', new.form_id, 'language', new.language,
      'isConfirmed', new.confirmed_at is not null));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger form_entries_event_new after insert on form_entries for each row execute function izlog_form_event();
--> statement-breakpoint
create trigger form_entries_event_changed after update on form_entries for each row
  when (old.confirmed_at is null and new.confirmed_at is not null) execute function izlog_form_event();
--> statement-breakpoint
create function izlog_content_event() returns trigger language plpgsql as $$
  declare
    c public.content_live := case when tg_op = 'DELETE' then old else new end;
    is_public boolean := tg_op <> 'DELETE' and new.published_at is not null;
  begin
    if not is_public and (tg_op = 'INSERT' or old.published_at is null) then return null; end if;
    perform public.izlog_note_event(c.site_id, case when is_public then 'content.published' else 'content.withdrawn' end,
      'content', c.item_id, jsonb_build_object('id', c.item_id, 'of', c.kind, 'languages', jsonb_build_array(c.language)));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger content_live_event_new after insert or delete on content_live for each row execute function izlog_content_event();
--> statement-breakpoint
create trigger content_live_event_changed after update on content_live for each row when (
  (old.title, old.slug, old.excerpt, old.meta, old.options, old.mobile_meta, old.mobile_options, old.parts, old.body,
    old.media_id, old.seo, old.published_at)
  is distinct from
  (new.title, new.slug, new.excerpt, new.meta, new.options, new.mobile_meta, new.mobile_options, new.parts, new.body,
    new.media_id, new.seo, new.published_at))
  execute function izlog_content_event();
