-- What products with variants cost from is worked out anew, at the next minute: sold-out variants no longer count.
update product_list l set prices_change_at = now()
from products p
where p.id = l.product_id and p.format in ('configurable', 'bundle');
