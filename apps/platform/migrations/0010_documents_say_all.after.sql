-- What a document is known by once it is issued: SHA-256 of everything else that stands in its row.
create function izlog_document_hash(d issued_documents) returns text
  language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_object(
    'site', d.site_id, 'kind', d.kind, 'year', d.year, 'number', d.number, 'order', d.order_id, 'refund', d.refund_id,
    'issuedAt', extract(epoch from d.issued_at), 'total', d.total, 'paper', d.paper, 'sequence', d.sequence,
    'premises', d.premises, 'device', d.device, 'corrects', d.corrects_id, 'content', d.content, 'facts', d.facts
  )::text, 'UTF8')), 'hex')
  $$;
--> statement-breakpoint
create function izlog_seal_document() returns trigger
  language plpgsql as $$
  begin
    new.hash = public.izlog_document_hash(new);
    return new;
  end
  $$;
--> statement-breakpoint
-- Documents from before have no facts and stay without: nothing that was issued is touched.
create trigger issued_documents_sealed before insert on issued_documents for each row
  when (new.facts is not null) execute function izlog_seal_document();
