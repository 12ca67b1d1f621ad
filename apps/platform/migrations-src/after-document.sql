-- An issued document never changes: a mistake is mended by another document, so there is no purge here.
create function refuse_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'Issued documents are only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger issued_documents_append_only before update or delete on issued_documents
  for each row execute function refuse_document_change();
create trigger issued_documents_kept before truncate on issued_documents
  for each statement execute function refuse_document_change();
