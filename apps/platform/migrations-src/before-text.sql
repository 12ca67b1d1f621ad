-- Sorting, folding and stemming of text. Croatian has no stemmer of its own in PostgreSQL; the Serbian one folds
-- košulja, košulje and košuljama into one word. Words are unaccented first, so that "kosulja" finds them too.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create collation hr_order (provider = icu, locale = 'hr');

create text search dictionary izlog_unaccent (template = unaccent, rules = 'unaccent');
-- Without stop words: what a customer types is looked for.
create text search dictionary izlog_serbian (template = snowball, language = 'serbian');
create text search dictionary izlog_english (template = snowball, language = 'english');
create text search dictionary izlog_german (template = snowball, language = 'german');

create text search configuration izlog_hr (copy = pg_catalog.simple);
alter text search configuration izlog_hr
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with izlog_unaccent, izlog_serbian;

create text search configuration izlog_en (copy = pg_catalog.simple);
alter text search configuration izlog_en
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with izlog_unaccent, izlog_english;

create text search configuration izlog_de (copy = pg_catalog.simple);
alter text search configuration izlog_de
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with izlog_unaccent, izlog_german;

create text search configuration izlog_simple (copy = pg_catalog.simple);
alter text search configuration izlog_simple
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with izlog_unaccent, simple;

-- The configuration for a language, by its three-letter code.
create function izlog_config(language text) returns regconfig
  language sql immutable parallel safe
  return case
    when language in ('hrv', 'bos', 'srp', 'cnr') then 'public.izlog_hr'::regconfig
    when language = 'eng' then 'public.izlog_en'::regconfig
    when language = 'deu' then 'public.izlog_de'::regconfig
    else 'public.izlog_simple'::regconfig
  end;

-- Lower case of every letter, Č, Š and Đ too: what `lower` does with them is up to the database, and one of locale C
-- knows A to Z only.
create function izlog_lower(value text) returns text
  language sql immutable parallel safe strict
  return lower(value collate public.hr_order);

-- Lower case without diacritics; "dj" is how many people write "đ".
create function izlog_fold(value text) returns text
  language sql immutable parallel safe strict
  return replace(public.izlog_lower(public.unaccent('public.unaccent'::regdictionary, value)), 'dj', 'd');

-- A word folded for `like`, with its own wildcards made harmless.
create function izlog_like(value text) returns text
  language sql immutable parallel safe strict
  return replace(replace(replace(public.izlog_fold(value), '\', '\\'), '%', '\%'), '_', '\_');

-- What is indexed for the search of one text.
create function izlog_words(language text, value text) returns tsvector
  language sql immutable parallel safe strict
  return to_tsvector(public.izlog_config(language), public.izlog_fold(value));

-- What a customer types: every word must occur, the last may be unfinished. Below three letters a word stands for
-- itself, since nearly every text has a word that begins so. Null when nothing in it can be searched.
create function izlog_query(language text, value text) returns tsquery
  language sql immutable parallel safe strict
  return case
    when length(value) < 3 then
      nullif(plainto_tsquery(public.izlog_config(language), public.izlog_fold(value))::text, '')::tsquery
    else
      (nullif(plainto_tsquery(public.izlog_config(language), public.izlog_fold(value))::text, '') || ':*')::tsquery
  end;
