-- Made again where a former try was ended halfway: such an index is there, and invalid.
drop index concurrently if exists issued_documents_sequence;
--> statement-breakpoint
create unique index concurrently issued_documents_sequence
  on issued_documents (site_id, premises, device, year, sequence) where sequence is not null;
