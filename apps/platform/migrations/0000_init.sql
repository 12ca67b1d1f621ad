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
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_log" (
	"site_id" bigint NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"product_ids" integer[]
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"what" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_days_site_id_kind_day_what_pk" PRIMARY KEY("site_id","kind","day","what")
);
--> statement-breakpoint
CREATE TABLE "sent_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"start_after" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"hash" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"status" integer,
	"answer" text,
	CONSTRAINT "idempotency_keys_site_id_user_id_key_pk" PRIMARY KEY("site_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "cart_attempts" (
	"cart_id" bigint NOT NULL,
	"attempt" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_attempts_cart_id_attempt_pk" PRIMARY KEY("cart_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL,
	"options_key" text NOT NULL,
	"reservation" jsonb,
	"agreed" jsonb,
	"reserved_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"protect_code" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"merged_into" bigint,
	"user_id" bigint,
	"customer" text,
	"store_id" bigint,
	"member_card_barcode" text,
	"coupon_id" bigint,
	"country" text,
	"zip_code" text,
	"billing_country" text,
	"delivery_method_id" bigint,
	"delivery_branch_id" text,
	"payment_method_id" bigint,
	"company" jsonb,
	"order_message" text DEFAULT '' NOT NULL,
	"gifts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"gift_message" text DEFAULT '' NOT NULL,
	"gift_to" text DEFAULT '' NOT NULL,
	"gift_from" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_branches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"branch_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phone" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"folded" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_method_translations" (
	"method_id" bigint NOT NULL,
	"language" text NOT NULL,
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "delivery_method_translations_method_id_language_pk" PRIMARY KEY("method_id","language")
);
--> statement-breakpoint
CREATE TABLE "delivery_methods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"code" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"branch_provider" text,
	"is_pickup" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"method_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"countries" text[],
	"min_weight" integer,
	"max_weight" integer,
	"min_total" bigint,
	"max_total" bigint,
	"price" bigint NOT NULL,
	"free_from" bigint,
	CONSTRAINT "delivery_rates_price" CHECK (price >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_method_translations" (
	"method_id" bigint NOT NULL,
	"language" text NOT NULL,
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_method_translations_method_id_language_pk" PRIMARY KEY("method_id","language")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_for_companies" boolean DEFAULT false NOT NULL,
	"is_for_digital" boolean DEFAULT true NOT NULL,
	"countries" text[],
	"min_total" bigint,
	"max_total" bigint,
	"not_with_delivery" text[] DEFAULT '{}' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "attribute_translations" (
	"attribute_id" bigint NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	CONSTRAINT "attribute_translations_attribute_id_language_pk" PRIMARY KEY("attribute_id","language")
);
--> statement-breakpoint
CREATE TABLE "attribute_value_translations" (
	"value_id" bigint NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "attribute_value_translations_value_id_language_pk" PRIMARY KEY("value_id","language")
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"code" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"color" text,
	"media_id" bigint,
	"is_shop_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"is_filterable" boolean DEFAULT true NOT NULL,
	"is_variation_axis" boolean DEFAULT false NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"custom_class" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"site_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"value_id" bigint,
	"number" double precision,
	CONSTRAINT "product_attribute_values_productId_attributeId_valueId_unique" UNIQUE NULLS NOT DISTINCT("product_id","attribute_id","value_id"),
	CONSTRAINT "product_attribute_values_one" CHECK ((value_id is null) <> (number is null))
);
--> statement-breakpoint
CREATE TABLE "variant_axes" (
	"product_id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variant_axes_product_id_attribute_id_pk" PRIMARY KEY("product_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"product_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	CONSTRAINT "product_tags_product_id_tag_id_pk" PRIMARY KEY("product_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag_translations" (
	"tag_id" bigint NOT NULL,
	"language" text NOT NULL,
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "tag_translations_tag_id_language_pk" PRIMARY KEY("tag_id","language")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"code" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_bulk_items" (
	"bulk_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"state" text NOT NULL,
	"reason" text,
	CONSTRAINT "product_bulk_items_bulk_id_product_id_pk" PRIMARY KEY("bulk_id","product_id"),
	CONSTRAINT "product_bulk_items_reason" CHECK ((state = 'refused') = (reason is not null) or state = 'done')
);
--> statement-breakpoint
CREATE TABLE "product_bulks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_bulks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"change" jsonb NOT NULL,
	"chosen" integer DEFAULT 0 NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"parent_id" bigint,
	"path" integer[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sort_types" text[] DEFAULT '{}' NOT NULL,
	"sort_default_type" text,
	"media_id" bigint,
	"is_published" boolean DEFAULT true NOT NULL,
	"requires_safety" boolean DEFAULT false NOT NULL,
	"source" text,
	"external_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_translations" (
	"category_id" bigint NOT NULL,
	"language" text NOT NULL,
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	CONSTRAINT "category_translations_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_desk" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"state" text NOT NULL,
	"brand_id" bigint,
	"category_ids" integer[] NOT NULL,
	"lacks_picture" boolean NOT NULL,
	"lacks_maker" boolean NOT NULL,
	"lacks_translation" boolean NOT NULL,
	"lacks_price" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"key" text,
	"format" text,
	"state" text NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allow_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"report" jsonb,
	"fault" jsonb,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "product_files_state" CHECK ("product_files"."state" in ('checking', 'matching', 'ready', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "list_waiting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"product_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_list" (
	"product_id" bigint NOT NULL,
	"store_id" integer NOT NULL,
	"site_id" bigint NOT NULL,
	"parent_id" bigint,
	"is_listed" boolean NOT NULL,
	"format" text NOT NULL,
	"type" text NOT NULL,
	"purchase" text NOT NULL,
	"sku" text,
	"brand_id" integer,
	"final_price" bigint,
	"retail_price" bigint,
	"basic_price" bigint,
	"member_price" bigint,
	"lowest_price" bigint,
	"is_short_history" boolean NOT NULL,
	"is_discounted" boolean NOT NULL,
	"is_price_from" boolean NOT NULL,
	"discount_from" timestamp with time zone,
	"discount_to" timestamp with time zone,
	"prices_change_at" timestamp with time zone,
	"is_featured" boolean NOT NULL,
	"needs_choice" boolean NOT NULL,
	"category_priority" integer NOT NULL,
	"category_ids" integer[] NOT NULL,
	"value_ids" integer[] NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"media_ids" integer[] NOT NULL,
	"pack" jsonb,
	"bundles" jsonb,
	CONSTRAINT "product_list_product_id_store_id_pk" PRIMARY KEY("product_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "product_list_numbers" (
	"attribute_id" integer NOT NULL,
	"number" double precision NOT NULL,
	"product_id" bigint NOT NULL,
	CONSTRAINT "product_list_numbers_attribute_id_number_product_id_pk" PRIMARY KEY("attribute_id","number","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_list_texts" (
	"product_id" bigint NOT NULL,
	"language" text NOT NULL,
	"site_id" bigint NOT NULL,
	"is_listed" boolean NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"kind_line" text NOT NULL,
	"words_language" text,
	"alts" text[],
	CONSTRAINT "product_list_texts_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" bigint NOT NULL,
	"language" text NOT NULL,
	"site_id" bigint NOT NULL,
	"serves" text[] NOT NULL,
	"folded" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"line" text NOT NULL,
	"labels" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "product_search_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "custom_option_translations" (
	"option_id" bigint NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	CONSTRAINT "custom_option_translations_option_id_language_pk" PRIMARY KEY("option_id","language")
);
--> statement-breakpoint
CREATE TABLE "custom_option_value_translations" (
	"value_id" bigint NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "custom_option_value_translations_value_id_language_pk" PRIMARY KEY("value_id","language")
);
--> statement-breakpoint
CREATE TABLE "custom_option_values" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_option_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"option_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sku" text NOT NULL,
	"surcharge" bigint,
	"price" bigint,
	"color" text,
	"media_id" bigint
);
--> statement-breakpoint
CREATE TABLE "custom_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"option_type" text NOT NULL,
	"input_type" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"max_length" integer,
	"min" double precision,
	"max" double precision
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"manufacturer_name" text,
	"manufacturer_address" text,
	"manufacturer_email" text,
	"is_maker_outside_eu" boolean DEFAULT false NOT NULL,
	"responsible_name" text,
	"responsible_address" text,
	"responsible_email" text
);
--> statement-breakpoint
CREATE TABLE "bundle_items" (
	"bundle_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bundle_items_bundle_id_product_id_pk" PRIMARY KEY("bundle_id","product_id"),
	CONSTRAINT "bundle_items_quantity" CHECK (quantity > 0),
	CONSTRAINT "bundle_items_itself" CHECK (bundle_id <> product_id)
);
--> statement-breakpoint
CREATE TABLE "product_downloads" (
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"media_id" bigint,
	"url" text,
	CONSTRAINT "product_downloads_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_links" (
	"product_id" bigint NOT NULL,
	"kind" text DEFAULT 'cross-sell' NOT NULL,
	"linked_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_links_product_id_kind_linked_id_pk" PRIMARY KEY("product_id","kind","linked_id")
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"site_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "product_media_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_translations" (
	"product_id" bigint NOT NULL,
	"language" text NOT NULL,
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"kind_line" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" jsonb,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"safety" text DEFAULT '' NOT NULL,
	"external_button" text DEFAULT '' NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_translations_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"parent_id" bigint,
	"format" text DEFAULT 'simple' NOT NULL,
	"type" text DEFAULT 'simple' NOT NULL,
	"purchase" text DEFAULT 'cart' NOT NULL,
	"sku" text,
	"barcode" text,
	"brand_id" bigint,
	"tax_class_id" bigint,
	"weight" integer,
	"length" integer,
	"width" integer,
	"height" integer,
	"content" numeric,
	"content_unit" text,
	"base_content" numeric,
	"base_unit" text,
	"model_id" text,
	"guarantee_years" numeric,
	"guarantee_terms" text,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"max_quantity" integer,
	"quantity_step" integer DEFAULT 1 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"offered_from" timestamp with time zone,
	"offer_turns" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"withheld" text[] DEFAULT '{}' NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_price_from" boolean DEFAULT false NOT NULL,
	"is_returnable" boolean DEFAULT true NOT NULL,
	"category_priority" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"external_url" text,
	"source" text,
	"external_id" text,
	"content_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" bigint,
	CONSTRAINT "products_quantities" CHECK (min_quantity > 0 and quantity_step > 0 and (max_quantity is null or max_quantity >= min_quantity)),
	CONSTRAINT "products_guarantee" CHECK (guarantee_years > 2 and guarantee_years <= 99 and guarantee_years * 2 = trunc(guarantee_years * 2))
);
--> statement-breakpoint
CREATE TABLE "tax_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "tax_classes_rate" CHECK (rate between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "failed_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failed_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"path" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"status" smallint DEFAULT 301 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_status" CHECK ("redirects"."status" in (301, 302))
);
--> statement-breakpoint
CREATE TABLE "event_translations" (
	"event_id" bigint NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"body" jsonb,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "event_translations_event_id_language_pk" PRIMARY KEY("event_id","language")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"media_id" bigint,
	"published_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"store_id" integer,
	"entity_type" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"parent_id" bigint,
	"user_id" bigint,
	"author_name" text NOT NULL,
	"email" text,
	"content" text DEFAULT '' NOT NULL,
	"rating" integer,
	"is_published" boolean NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"state" text GENERATED ALWAYS AS (case when is_published then 'published' when is_refused then 'refused' else 'waiting' end) STORED NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_something" CHECK (content <> '' or rating is not null)
);
--> statement-breakpoint
CREATE TABLE "form_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"data" jsonb NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"entry_id" bigint,
	"sender" text,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"submit" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"thanks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"require_email_confirm" boolean NOT NULL,
	"require_recaptcha" boolean NOT NULL,
	"validate_consents" boolean NOT NULL,
	"mail_to" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"key" text,
	"state" text NOT NULL,
	"done" real DEFAULT 0 NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"allow_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"report" jsonb,
	"fault" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "content_imports_state" CHECK ("content_imports"."state" in ('checking', 'ready', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "imported_content" (
	"site_id" bigint NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"ref_id" bigint,
	"address" text,
	"parent_id" text,
	"hash" text,
	"rev" integer,
	CONSTRAINT "imported_content_site_id_source_kind_source_id_pk" PRIMARY KEY("site_id","source","kind","source_id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"handler" text,
	"parent_id" bigint,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_items_kind" CHECK ("content_items"."kind" in ('element', 'page', 'post', 'term', 'template', 'navigation'))
);
--> statement-breakpoint
CREATE TABLE "content_live" (
	"site_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"slug" text,
	"excerpt" text DEFAULT '' NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mobile_meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mobile_options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"body" jsonb,
	"media_id" bigint,
	"display" text DEFAULT 'components' NOT NULL,
	"post_type" text DEFAULT '' NOT NULL,
	"seo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"turns_at" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"search" "tsvector",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_live_site_id_item_id_language_pk" PRIMARY KEY("site_id","item_id","language"),
	CONSTRAINT "content_live_display" CHECK ("content_live"."display" in ('components', 'legacy'))
);
--> statement-breakpoint
CREATE TABLE "content_refs" (
	"site_id" bigint NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"language" text NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	CONSTRAINT "content_refs_site_id_owner_kind_owner_id_language_is_draft_path_kind_ref_id_pk" PRIMARY KEY("site_id","owner_kind","owner_id","language","is_draft","path","kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "content_slugs" (
	"site_id" bigint NOT NULL,
	"language" text NOT NULL,
	"space" text NOT NULL,
	"slug" text NOT NULL,
	"item_id" bigint NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	CONSTRAINT "content_slugs_site_id_language_space_slug_pk" PRIMARY KEY("site_id","language","space","slug")
);
--> statement-breakpoint
CREATE TABLE "post_terms" (
	"site_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"term_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_terms_post_id_term_id_pk" PRIMARY KEY("post_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"term_type" text NOT NULL,
	"parent_id" bigint,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_sequences" (
	"site_id" bigint PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"language" text NOT NULL,
	"body" jsonb,
	"rev" bigint DEFAULT 0 NOT NULL,
	"folded_rev" bigint DEFAULT 0 NOT NULL,
	"base_no" integer DEFAULT 0 NOT NULL,
	"slug" text,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_by" bigint,
	CONSTRAINT "drafts_site_id_kind_ref_id_language_pk" PRIMARY KEY("site_id","kind","ref_id","language")
);
--> statement-breakpoint
CREATE TABLE "edit_ops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edit_ops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"language" text NOT NULL,
	"rev" bigint NOT NULL,
	"op_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"session" uuid,
	"user_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"op" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"paths" text[] NOT NULL,
	"undoes" uuid
);
--> statement-breakpoint
CREATE TABLE "edit_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"page" text NOT NULL,
	"focus" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text,
	"ref_id" bigint,
	"language" text,
	"kinds" text[],
	"path" text,
	"at" timestamp with time zone,
	"release_id" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"by" bigint,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_items" (
	"release_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"language" text NOT NULL,
	"version_no" integer,
	"action" text NOT NULL,
	CONSTRAINT "release_items_release_id_kind_ref_id_language_pk" PRIMARY KEY("release_id","kind","ref_id","language"),
	CONSTRAINT "release_items_action" CHECK ("release_items"."action" in ('publish', 'unpublish'))
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone,
	"state" text NOT NULL,
	"by" bigint,
	"fault" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_state" CHECK ("releases"."state" in ('open', 'scheduled', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"language" text NOT NULL,
	"no" integer NOT NULL,
	"body" jsonb NOT NULL,
	"reason" text NOT NULL,
	"label" text,
	"by" bigint,
	"at" timestamp with time zone NOT NULL,
	"release_id" bigint,
	"hash" text NOT NULL,
	"rev" bigint DEFAULT 0 NOT NULL,
	"base_no" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "versions_site_id_kind_ref_id_language_no_pk" PRIMARY KEY("site_id","kind","ref_id","language","no"),
	CONSTRAINT "versions_reason" CHECK ("versions"."reason" in ('publish', 'schedule', 'checkpoint', 'restore', 'import'))
);
--> statement-breakpoint
CREATE TABLE "availability_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_count_lines" (
	"count_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"expected" integer NOT NULL,
	"counted" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"counted_by" bigint,
	CONSTRAINT "stock_count_lines_count_id_product_id_pk" PRIMARY KEY("count_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_count_scans" (
	"site_id" bigint NOT NULL,
	"scan" uuid NOT NULL,
	"count_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	CONSTRAINT "stock_count_scans_site_id_scan_pk" PRIMARY KEY("site_id","scan")
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" bigint,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"difference" integer NOT NULL,
	"after" integer NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"reference" text,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_difference" CHECK (difference <> 0)
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"is_tracked" boolean DEFAULT false NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"backorders" text DEFAULT 'no' NOT NULL,
	"low_at" integer,
	"restock_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_levels_reserved" CHECK (reserved >= 0),
	CONSTRAINT "stock_levels_bounds" CHECK (not is_tracked or backorders <> 'no' or (quantity >= 0 and reserved <= quantity))
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"holder" text NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_reservations_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"folder_id" bigint,
	"drive_id" text DEFAULT 'media' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"mime" text NOT NULL,
	"extension" text NOT NULL,
	"size" bigint NOT NULL,
	"hash" text NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"original_name" text NOT NULL,
	"use_public_path" boolean DEFAULT true NOT NULL,
	"is_direct" boolean,
	"poster_id" bigint,
	"focal_x" integer,
	"focal_y" integer,
	"decorative" boolean DEFAULT false NOT NULL,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"color" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_focal" CHECK ((focal_x is null) = (focal_y is null))
);
--> statement-breakpoint
CREATE TABLE "media_folders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_gone" (
	"hash" text PRIMARY KEY NOT NULL,
	"gone_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_hashes" (
	"hash" text NOT NULL,
	"media_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_hashes_hash_media_id_pk" PRIMARY KEY("hash","media_id")
);
--> statement-breakpoint
CREATE TABLE "media_texts" (
	"media_id" bigint NOT NULL,
	"language" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	CONSTRAINT "media_texts_media_id_language_pk" PRIMARY KEY("media_id","language")
);
--> statement-breakpoint
CREATE TABLE "media_variants" (
	"hash" text NOT NULL,
	"size" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_variants_hash_size_format_pk" PRIMARY KEY("hash","size","format")
);
--> statement-breakpoint
CREATE TABLE "upload_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"user_id" bigint,
	"sender" text,
	"form_id" bigint,
	"original_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"parts" integer NOT NULL,
	"taken" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_direct" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_servers" (
	"site_id" bigint PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"user" text NOT NULL,
	"sealed" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_words" (
	"site_id" bigint NOT NULL,
	"mail" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "mail_words_site_id_language_mail_pk" PRIMARY KEY("site_id","language","mail")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"key" text,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_name" text,
	"reply_to" text,
	"data" jsonb,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"text" text NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"text" text NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issued_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"refund_id" bigint,
	"issued_at" timestamp with time zone NOT NULL,
	"total" bigint NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_draft_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_draft_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"draft_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"cart_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"language" text NOT NULL,
	"user_id" bigint,
	"address" jsonb NOT NULL,
	"billing_address" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"offer" jsonb,
	"offer_version" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"order_id" bigint,
	"edits_order_id" bigint,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"media_id" bigint,
	"url" text,
	"left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone,
	CONSTRAINT "order_downloads_left" CHECK ("left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text,
	"note" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"cart_item_id" bigint,
	"gift_promotion_id" bigint,
	"product_id" bigint NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"sku" text,
	"slug" text NOT NULL,
	"media_id" bigint,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"row" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax" bigint NOT NULL,
	"taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_digital" boolean NOT NULL,
	"is_returnable" boolean NOT NULL,
	"withdrawal_class" text DEFAULT 'goods' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"members" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"guarantee" jsonb,
	"chosen" jsonb,
	"pieces" jsonb NOT NULL,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_quantity" CHECK (quantity > 0 and refunded_quantity between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_numbers_site_id_kind_year_pk" PRIMARY KEY("site_id","kind","year")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"cart_id" bigint NOT NULL,
	"user_id" bigint,
	"store_id" bigint,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"attention" text,
	"currency" text NOT NULL,
	"currency_symbol" text NOT NULL,
	"items_total" bigint NOT NULL,
	"promotion" bigint NOT NULL,
	"coupon" bigint NOT NULL,
	"promotions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"loyalty" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"delivery_tax" bigint NOT NULL,
	"delivery_taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cheapest_delivery" bigint DEFAULT 0 NOT NULL,
	"agreed_texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"digital_consent_at" timestamp with time zone,
	"order_total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"is_tax_included" boolean NOT NULL,
	"tax_country" text,
	"paid_total" bigint DEFAULT 0 NOT NULL,
	"refunded_total" bigint DEFAULT 0 NOT NULL,
	"handed_back" bigint DEFAULT 0 NOT NULL,
	"email" text NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"delivery_method" jsonb,
	"payment_method_id" bigint NOT NULL,
	"payment_method_name" text NOT NULL,
	"payment_kind" text NOT NULL,
	"company" jsonb,
	"coupon_code" text,
	"member_card_barcode" text,
	"order_message" text DEFAULT '' NOT NULL,
	"gift_message" text DEFAULT '' NOT NULL,
	"gift_to" text DEFAULT '' NOT NULL,
	"gift_from" text DEFAULT '' NOT NULL,
	"success_url" text NOT NULL,
	"failure_url" text NOT NULL,
	"current_payment" text,
	"attempt" text,
	"holds_stock" boolean DEFAULT true NOT NULL,
	"parcels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"assignee_id" bigint,
	"invoice_number" text,
	"invoiced_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	"words" text GENERATED ALWAYS AS (izlog_fold(slug || ' ' || coalesce(invoice_number, '') || ' ' || email || ' ' || coalesce(billing_address->>'firstName', '') || ' ' || coalesce(billing_address->>'lastName', '') || ' ' || coalesce(delivery_address->>'firstName', '') || ' ' || coalesce(delivery_address->>'lastName', '') || ' ' || coalesce(company->>'companyName', '') || ' ' || coalesce(company->>'oib', ''))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_refunded" CHECK (refunded_total between 0 and paid_total and handed_back between 0 and refunded_total)
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"url" text,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_keys" (
	"site_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"sealed" text NOT NULL,
	"names" text[] NOT NULL,
	"mode" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_keys_site_id_gateway_pk" PRIMARY KEY("site_id","gateway")
);
--> statement-breakpoint
CREATE TABLE "payment_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"channel" text NOT NULL,
	"payment_id" bigint,
	"reference" text,
	"result" text NOT NULL,
	"is_believed" boolean NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"start" jsonb,
	"remote_id" text,
	"transaction_id" text,
	"approval_code" text,
	"subscription" jsonb,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"payer" text,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_refunded" CHECK (refunded between 0 and amount)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"payment_id" bigint,
	"key" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"with_delivery" boolean DEFAULT false NOT NULL,
	"restock" boolean NOT NULL,
	"held_stock" boolean NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"remote_id" text,
	"credit_number" text,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"handed_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "agreed_texts" (
	"site_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreed_texts_site_id_hash_pk" PRIMARY KEY("site_id","hash"),
	CONSTRAINT "agreed_texts_body" CHECK (body <> '')
);
--> statement-breakpoint
CREATE TABLE "shop_day_changes" (
	"site_id" bigint NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_day_products" (
	"site_id" bigint NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"product_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sku" text,
	"orders" integer NOT NULL,
	"quantity" integer NOT NULL,
	"income" bigint NOT NULL,
	CONSTRAINT "shop_day_products_site_id_day_currency_product_id_pk" PRIMARY KEY("site_id","day","currency","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_day_sums" (
	"site_id" bigint NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"payment_kind" text NOT NULL,
	"country" text NOT NULL,
	"orders" integer NOT NULL,
	"income" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"refunded" bigint NOT NULL,
	CONSTRAINT "shop_day_sums_site_id_day_currency_payment_kind_country_pk" PRIMARY KEY("site_id","day","currency","payment_kind","country")
);
--> statement-breakpoint
CREATE TABLE "shop_days" (
	"site_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_days_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_slug" text NOT NULL,
	"lines" jsonb NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_in_time" boolean NOT NULL,
	"channel" text NOT NULL,
	"proposed_refund" bigint NOT NULL,
	"currency" text NOT NULL,
	"currency_symbol" text NOT NULL,
	"hash_prev" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"country" integer NOT NULL,
	"region" text,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"zip_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"group" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_settings_site_id_user_id_group_key_pk" PRIMARY KEY("site_id","user_id","group","key")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" bigint NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp with time zone,
	"second_factor_at" timestamp with time zone,
	"opened_from" uuid,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'hrv' NOT NULL,
	"is_backoffice_user" boolean DEFAULT false NOT NULL,
	"is_guest" boolean DEFAULT false NOT NULL,
	"email_confirmed" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"company" jsonb,
	"words" text GENERATED ALWAYS AS (izlog_fold(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company->>'name', ''))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_assignments" (
	"site_id" bigint NOT NULL,
	"form_type" text NOT NULL,
	"consent_id" bigint NOT NULL,
	"is_required" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "consent_assignments_site_id_form_type_consent_id_pk" PRIMARY KEY("site_id","form_type","consent_id")
);
--> statement-breakpoint
CREATE TABLE "consent_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"status" text NOT NULL,
	"status_timestamp" timestamp with time zone NOT NULL,
	"source_type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"user_type" text NOT NULL,
	"user_id" bigint,
	"email" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_versions" (
	"consent_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_versions_consent_id_version_pk" PRIMARY KEY("consent_id","version")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"unique_number" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "join_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"site_id" bigint NOT NULL,
	"user_id" bigint,
	"from_session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joined_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "joined_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_id" bigint NOT NULL,
	"second_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"barcode" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_reminders" (
	"cart_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"issue_id" bigint NOT NULL,
	"subscriber_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"button_label" text DEFAULT '' NOT NULL,
	"button_url" text DEFAULT '' NOT NULL,
	"language" text,
	"segment_id" bigint,
	"state" text DEFAULT 'draft' NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"origin" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"content" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_flows" (
	"hash" text PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"user_id" bigint,
	"provider" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_flows_state_unique" UNIQUE("state")
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"input" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"ip" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"user_id" bigint,
	"purpose" text NOT NULL,
	"challenge" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_columns" (
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"columns" text[] NOT NULL,
	CONSTRAINT "list_columns_site_id_user_id_list_pk" PRIMARY KEY("site_id","user_id","list")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_stores" (
	"site_id" bigint NOT NULL,
	"store_id" integer NOT NULL,
	CONSTRAINT "price_stores_site_id_store_id_pk" PRIMARY KEY("site_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"store_id" bigint,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"who" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_prices_amount" CHECK (amount >= 0),
	CONSTRAINT "product_prices_period" CHECK (valid_to is null or valid_to > valid_from)
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"country" text NOT NULL,
	"valid_from" date NOT NULL,
	"tax_class_id" bigint,
	"rate" integer NOT NULL,
	CONSTRAINT "tax_rates_rate" CHECK (rate between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"promotion_id" bigint NOT NULL,
	"holder" text NOT NULL,
	"customer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"code" text,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"buy_quantity" integer,
	"pay_quantity" integer,
	"gift_product_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_free_delivery" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"min_total" bigint,
	"min_quantity" integer,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_without_reduced" boolean DEFAULT false NOT NULL,
	"user_ids" integer[] DEFAULT '{}' NOT NULL,
	"segment_id" bigint,
	"is_for_members" boolean DEFAULT false NOT NULL,
	"usage_limit" integer,
	"customer_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"stack_group" text,
	"is_last" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_value" CHECK (value >= 0 and (kind <> 'percent' or value <= 10000)),
	CONSTRAINT "promotions_multi_buy" CHECK (kind <> 'multiBuy' or (pay_quantity > 0 and pay_quantity < buy_quantity)),
	CONSTRAINT "promotions_gift" CHECK (kind <> 'gift' or cardinality(gift_product_ids) > 0),
	CONSTRAINT "promotions_used" CHECK (used >= 0 and (usage_limit is null or used <= usage_limit))
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"site_id" bigint NOT NULL,
	"language" text NOT NULL,
	"query" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "missed_searches_site_id_language_query_pk" PRIMARY KEY("site_id","language","query")
);
--> statement-breakpoint
CREATE TABLE "search_pins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"words" text NOT NULL,
	"folded" text NOT NULL,
	"product_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"direction" text DEFAULT 'both' NOT NULL,
	"words" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_direction" CHECK ("search_synonyms"."direction" in ('both', 'oneWay')),
	CONSTRAINT "search_synonyms_words" CHECK (cardinality("search_synonyms"."words") >= 2)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"site_id" bigint NOT NULL,
	"address" text NOT NULL,
	"user_id" bigint NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"country" text,
	CONSTRAINT "customers_site_id_address_pk" PRIMARY KEY("site_id","address")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_options" (
	"site_id" bigint NOT NULL,
	"key" text NOT NULL,
	"value" text,
	"media_id" bigint,
	"is_secret" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_options_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "checkout_settings" (
	"site_id" bigint PRIMARY KEY NOT NULL,
	"allowed_countries" text[],
	"cart_type" smallint DEFAULT 1 NOT NULL,
	"is_tax_included" boolean DEFAULT true NOT NULL,
	"usual_tax_rate" integer,
	"oss_from" date,
	"point_rate" integer,
	"cart_days" integer DEFAULT 90 NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "currencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"label" text NOT NULL,
	"symbol" text NOT NULL,
	CONSTRAINT "currencies_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "site_currencies" (
	"site_id" bigint NOT NULL,
	"currency_id" bigint NOT NULL,
	"rate" numeric(18, 8) DEFAULT '1' NOT NULL,
	CONSTRAINT "site_currencies_site_id_currency_id_pk" PRIMARY KEY("site_id","currency_id")
);
--> statement-breakpoint
CREATE TABLE "site_domains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"host" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "site_domains_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"api_key" text NOT NULL,
	"default_language" text DEFAULT 'hrv' NOT NULL,
	"languages" text[] DEFAULT '{hrv}' NOT NULL,
	"main_currency_id" bigint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_ecommerce" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_apiKey_unique" UNIQUE("api_key")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_attempts" ADD CONSTRAINT "cart_attempts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_delivery_method_id_delivery_methods_id_fk" FOREIGN KEY ("delivery_method_id") REFERENCES "public"."delivery_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_method_translations" ADD CONSTRAINT "delivery_method_translations_method_id_delivery_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_rates" ADD CONSTRAINT "delivery_rates_method_id_delivery_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_method_translations" ADD CONSTRAINT "payment_method_translations_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_translations" ADD CONSTRAINT "attribute_translations_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value_translations" ADD CONSTRAINT "attribute_value_translations_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_axes" ADD CONSTRAINT "variant_axes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_axes" ADD CONSTRAINT "variant_axes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_translations" ADD CONSTRAINT "tag_translations_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_bulk_items" ADD CONSTRAINT "product_bulk_items_bulk_id_product_bulks_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."product_bulks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_desk" ADD CONSTRAINT "product_desk_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_option_translations" ADD CONSTRAINT "custom_option_translations_option_id_custom_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."custom_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_option_value_translations" ADD CONSTRAINT "custom_option_value_translations_value_id_custom_option_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."custom_option_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_option_values" ADD CONSTRAINT "custom_option_values_option_id_custom_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."custom_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_options" ADD CONSTRAINT "custom_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_bundle_id_products_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_downloads" ADD CONSTRAINT "product_downloads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_links" ADD CONSTRAINT "product_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_links" ADD CONSTRAINT "product_links_linked_id_products_id_fk" FOREIGN KEY ("linked_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_requests" ADD CONSTRAINT "failed_requests_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_translations" ADD CONSTRAINT "event_translations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_content" ADD CONSTRAINT "imported_content_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."content_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_live" ADD CONSTRAINT "content_live_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_live" ADD CONSTRAINT "content_live_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_live" ADD CONSTRAINT "content_live_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_refs" ADD CONSTRAINT "content_refs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_slugs" ADD CONSTRAINT "content_slugs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_slugs" ADD CONSTRAINT "content_slugs_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_terms" ADD CONSTRAINT "post_terms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_terms" ADD CONSTRAINT "post_terms_post_id_content_items_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_terms" ADD CONSTRAINT "post_terms_term_id_content_items_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_parent_id_content_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_sequences" ADD CONSTRAINT "content_sequences_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_ops" ADD CONSTRAINT "edit_ops_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_sessions" ADD CONSTRAINT "edit_sessions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_release" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_requests" ADD CONSTRAINT "availability_requests_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_requests" ADD CONSTRAINT "availability_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_scans" ADD CONSTRAINT "stock_count_scans_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_scans" ADD CONSTRAINT "stock_count_scans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_hashes" ADD CONSTRAINT "media_hashes_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_tickets" ADD CONSTRAINT "upload_tickets_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_servers" ADD CONSTRAINT "mail_servers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_words" ADD CONSTRAINT "mail_words_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft_events" ADD CONSTRAINT "order_draft_events_draft_id_order_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."order_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_edits_order_id_orders_id_fk" FOREIGN KEY ("edits_order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_downloads" ADD CONSTRAINT "order_downloads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_downloads" ADD CONSTRAINT "order_downloads_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_messages" ADD CONSTRAINT "payment_messages_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_texts" ADD CONSTRAINT "agreed_texts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_day_changes" ADD CONSTRAINT "shop_day_changes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_day_products" ADD CONSTRAINT "shop_day_products_site_id_day_shop_days_site_id_day_fk" FOREIGN KEY ("site_id","day") REFERENCES "public"."shop_days"("site_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_day_sums" ADD CONSTRAINT "shop_day_sums_site_id_day_shop_days_site_id_day_fk" FOREIGN KEY ("site_id","day") REFERENCES "public"."shop_days"("site_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_days" ADD CONSTRAINT "shop_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_opened_from_sessions_id_fk" FOREIGN KEY ("opened_from") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_assignments" ADD CONSTRAINT "consent_assignments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_assignments" ADD CONSTRAINT "consent_assignments_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_versions" ADD CONSTRAINT "consent_versions_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_codes" ADD CONSTRAINT "join_codes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_codes" ADD CONSTRAINT "join_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_codes" ADD CONSTRAINT "join_codes_from_session_id_sessions_id_fk" FOREIGN KEY ("from_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_accounts" ADD CONSTRAINT "joined_accounts_first_id_users_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_accounts" ADD CONSTRAINT "joined_accounts_second_id_users_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_flows" ADD CONSTRAINT "login_flows_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_flows" ADD CONSTRAINT "login_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missed_searches" ADD CONSTRAINT "missed_searches_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pins" ADD CONSTRAINT "search_pins_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_options" ADD CONSTRAINT "site_options_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_options" ADD CONSTRAINT "site_options_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_settings" ADD CONSTRAINT "checkout_settings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_currencies" ADD CONSTRAINT "site_currencies_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_currencies" ADD CONSTRAINT "site_currencies_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_main_currency_id_currencies_id_fk" FOREIGN KEY ("main_currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_changes_site_id_id_index" ON "catalogue_changes" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "catalogue_log_site_id_xid_index" ON "catalogue_log" USING btree ("site_id","xid");--> statement-breakpoint
CREATE INDEX "catalogue_log_at_index" ON "catalogue_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "visit_days_day_index" ON "visit_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sent_jobs_created" ON "sent_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "attempts_until_index" ON "attempts" USING btree ("until");--> statement-breakpoint
CREATE INDEX "idempotency_keys_begun" ON "idempotency_keys" USING btree ("begun_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_cart_id_product_id_options_key_index" ON "cart_items" USING btree ("cart_id","product_id","options_key");--> statement-breakpoint
CREATE INDEX "cart_items_product_id_index" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "carts_open_of_user" ON "carts" USING btree ("site_id","user_id","updated_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "carts_open_by_age" ON "carts" USING btree ("updated_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_branches_site_id_provider_branch_id_index" ON "delivery_branches" USING btree ("site_id","provider","branch_id");--> statement-breakpoint
CREATE INDEX "delivery_branches_site_id_provider_zip_code_index" ON "delivery_branches" USING btree ("site_id","provider","zip_code");--> statement-breakpoint
CREATE INDEX "delivery_branches_name" ON "delivery_branches" USING btree ("site_id",name collate "hr_order");--> statement-breakpoint
CREATE INDEX "delivery_branches_city" ON "delivery_branches" USING btree ("site_id",city collate "hr_order");--> statement-breakpoint
CREATE INDEX "delivery_branches_site_id_type_index" ON "delivery_branches" USING btree ("site_id","type");--> statement-breakpoint
CREATE INDEX "delivery_branches_site_id_is_active_index" ON "delivery_branches" USING btree ("site_id","is_active");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_methods_site_id_code_index" ON "delivery_methods" USING btree ("site_id","code");--> statement-breakpoint
CREATE INDEX "delivery_rates_method_id_position_index" ON "delivery_rates" USING btree ("method_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_site_id_code_index" ON "payment_methods" USING btree ("site_id","code");--> statement-breakpoint
CREATE INDEX "wishes_product_id_index" ON "wishes" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_values_attribute_id_code_index" ON "attribute_values" USING btree ("attribute_id","code");--> statement-breakpoint
CREATE INDEX "attribute_values_site_id_attribute_id_position_index" ON "attribute_values" USING btree ("site_id","attribute_id","position");--> statement-breakpoint
CREATE INDEX "attribute_values_site_id_position_index" ON "attribute_values" USING btree ("site_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "attributes_site_id_code_index" ON "attributes" USING btree ("site_id","code");--> statement-breakpoint
CREATE INDEX "attributes_order" ON "attributes" USING btree ("site_id",code collate "hr_order");--> statement-breakpoint
CREATE INDEX "attributes_site_id_position_index" ON "attributes" USING btree ("site_id","position");--> statement-breakpoint
CREATE INDEX "variant_axes_attribute_id_index" ON "variant_axes" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "product_tags_tag_id_index" ON "product_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_translations_site_id_language_slug_index" ON "tag_translations" USING btree ("site_id","language","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_site_id_code_index" ON "tags" USING btree ("site_id","code");--> statement-breakpoint
CREATE INDEX "tags_order" ON "tags" USING btree ("site_id",code collate "hr_order");--> statement-breakpoint
CREATE INDEX "tags_site_id_position_index" ON "tags" USING btree ("site_id","position");--> statement-breakpoint
CREATE INDEX "product_bulk_items_bulk_id_state_product_id_index" ON "product_bulk_items" USING btree ("bulk_id","state","product_id");--> statement-breakpoint
CREATE INDEX "product_bulks_site_id_created_at_index" ON "product_bulks" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "categories_site_id_parent_id_position_index" ON "categories" USING btree ("site_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_site_id_position_index" ON "categories" USING btree ("site_id","position");--> statement-breakpoint
CREATE INDEX "categories_path_index" ON "categories" USING gin ("path");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_site_id_source_external_id_index" ON "categories" USING btree ("site_id","source","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "category_translations_site_id_language_slug_index" ON "category_translations" USING btree ("site_id","language","slug");--> statement-breakpoint
CREATE INDEX "category_translations_site_id_slug_index" ON "category_translations" USING btree ("site_id","slug");--> statement-breakpoint
CREATE INDEX "product_categories_category_id_index" ON "product_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_desk_name" ON "product_desk" USING btree ("site_id",name collate "hr_order","product_id");--> statement-breakpoint
CREATE INDEX "product_desk_state" ON "product_desk" USING btree ("site_id","state",name collate "hr_order","product_id");--> statement-breakpoint
CREATE INDEX "product_desk_brand" ON "product_desk" USING btree ("site_id","brand_id",name collate "hr_order","product_id");--> statement-breakpoint
CREATE INDEX "product_desk_no_picture" ON "product_desk" USING btree ("site_id",name collate "hr_order","product_id") WHERE lacks_picture;--> statement-breakpoint
CREATE INDEX "product_desk_no_maker" ON "product_desk" USING btree ("site_id",name collate "hr_order","product_id") WHERE lacks_maker;--> statement-breakpoint
CREATE INDEX "product_desk_no_translation" ON "product_desk" USING btree ("site_id",name collate "hr_order","product_id") WHERE lacks_translation;--> statement-breakpoint
CREATE INDEX "product_desk_no_price" ON "product_desk" USING btree ("site_id",name collate "hr_order","product_id") WHERE lacks_price;--> statement-breakpoint
CREATE INDEX "product_desk_categories" ON "product_desk" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "product_desk_folded" ON "product_desk" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_files_list" ON "product_files" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "list_waiting_at_index" ON "list_waiting" USING btree ("at");--> statement-breakpoint
CREATE INDEX "product_list_value_ids_index" ON "product_list" USING gin ("value_ids");--> statement-breakpoint
CREATE INDEX "product_list_category_ids_index" ON "product_list" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "product_list_numbers_product_id_index" ON "product_list_numbers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "custom_option_values_option_id_index" ON "custom_option_values" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "custom_options_product_id_index" ON "custom_options" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_site_id_name_index" ON "brands" USING btree ("site_id","name");--> statement-breakpoint
CREATE INDEX "brands_order" ON "brands" USING btree ("site_id",name collate "hr_order");--> statement-breakpoint
CREATE INDEX "brands_site_id_manufacturer_address_index" ON "brands" USING btree ("site_id","manufacturer_address");--> statement-breakpoint
CREATE INDEX "brands_site_id_is_maker_outside_eu_index" ON "brands" USING btree ("site_id","is_maker_outside_eu");--> statement-breakpoint
CREATE INDEX "bundle_items_product_id_index" ON "bundle_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_links_linked_id_index" ON "product_links" USING btree ("linked_id");--> statement-breakpoint
CREATE INDEX "product_media_media_id_index" ON "product_media" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_translations_site_id_language_slug_index" ON "product_translations" USING btree ("site_id","language","slug");--> statement-breakpoint
CREATE INDEX "product_translations_site_id_slug_index" ON "product_translations" USING btree ("site_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "products_site_id_sku_index" ON "products" USING btree ("site_id","sku");--> statement-breakpoint
CREATE INDEX "products_site_id_barcode_index" ON "products" USING btree ("site_id","barcode");--> statement-breakpoint
CREATE UNIQUE INDEX "products_site_id_source_external_id_index" ON "products" USING btree ("site_id","source","external_id");--> statement-breakpoint
CREATE INDEX "products_parent_id_index" ON "products" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "products_brand_id_index" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_tax_class_id_index" ON "products" USING btree ("tax_class_id");--> statement-breakpoint
CREATE INDEX "products_site_id_id_index" ON "products" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ("site_id","updated_at","id") WHERE parent_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_classes_site_id_code_index" ON "tax_classes" USING btree ("site_id","code");--> statement-breakpoint
CREATE INDEX "tax_classes_order" ON "tax_classes" USING btree ("site_id",name collate "hr_order");--> statement-breakpoint
CREATE UNIQUE INDEX "failed_requests_path" ON "failed_requests" USING btree ("site_id","path");--> statement-breakpoint
CREATE INDEX "failed_requests_order" ON "failed_requests" USING btree ("site_id",path collate "hr_order");--> statement-breakpoint
CREATE INDEX "failed_requests_last" ON "failed_requests" USING btree ("site_id","last_at");--> statement-breakpoint
CREATE INDEX "failed_requests_count" ON "failed_requests" USING btree ("site_id","count" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("site_id","from_path");--> statement-breakpoint
CREATE INDEX "redirects_order" ON "redirects" USING btree ("site_id",from_path collate "hr_order");--> statement-breakpoint
CREATE INDEX "redirects_to" ON "redirects" USING btree ("site_id","to_path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "redirects_by_status" ON "redirects" USING btree ("site_id","status");--> statement-breakpoint
CREATE INDEX "redirects_created" ON "redirects" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "events_list" ON "events" USING btree ("site_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "comments_list" ON "comments" USING btree ("site_id","entity_type","entity_id","is_published","id");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_state" ON "comments" USING btree ("site_id","state","created_at");--> statement-breakpoint
CREATE INDEX "comments_created" ON "comments" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_rating" ON "comments" USING btree ("site_id","rating");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_email" ON "comments" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "form_entries_site_id_form_id_id_index" ON "form_entries" USING btree ("site_id","form_id","id");--> statement-breakpoint
CREATE INDEX "form_entries_site_id_email_index" ON "form_entries" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "form_entries_open" ON "form_entries" USING btree ("site_id","form_id") WHERE "form_entries"."done_at" is null;--> statement-breakpoint
CREATE INDEX "form_files_entry_id_index" ON "form_files" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "form_files_created_at_index" ON "form_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "form_files_site_id_created_at_index" ON "form_files" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "form_files_unclaimed" ON "form_files" USING btree ("site_id") WHERE "form_files"."entry_id" is null;--> statement-breakpoint
CREATE INDEX "forms_site_id_type_id_index" ON "forms" USING btree ("site_id","type","id");--> statement-breakpoint
CREATE INDEX "content_imports_list" ON "content_imports" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "imported_content_address" ON "imported_content" USING btree ("site_id","source","address");--> statement-breakpoint
CREATE INDEX "imported_content_parent" ON "imported_content" USING btree ("site_id","source","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_handler" ON "content_items" USING btree ("site_id","kind","handler") WHERE handler is not null;--> statement-breakpoint
CREATE INDEX "content_items_bin" ON "content_items" USING btree ("archived_at") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "content_live_list" ON "content_live" USING btree ("site_id","language","post_type","published_at" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_live_search" ON "content_live" USING gin ("search");--> statement-breakpoint
CREATE INDEX "content_live_turns" ON "content_live" USING btree ("item_id") WHERE turns_at <> '{}';--> statement-breakpoint
CREATE INDEX "content_refs_target" ON "content_refs" USING btree ("site_id","kind","ref_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_slugs_current" ON "content_slugs" USING btree ("item_id","language") WHERE is_current;--> statement-breakpoint
CREATE INDEX "post_terms_term" ON "post_terms" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "terms_list" ON "terms" USING btree ("site_id","term_type","position","item_id");--> statement-breakpoint
CREATE INDEX "drafts_slug" ON "drafts" USING btree ("site_id","language","slug") WHERE body is not null;--> statement-breakpoint
CREATE INDEX "drafts_changed" ON "drafts" USING btree ("site_id","touched_at" DESC NULLS LAST) WHERE body is not null;--> statement-breakpoint
CREATE INDEX "drafts_idle" ON "drafts" USING btree ("touched_at") WHERE body is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "edit_ops_op" ON "edit_ops" USING btree ("site_id","op_id");--> statement-breakpoint
CREATE INDEX "edit_ops_document" ON "edit_ops" USING btree ("site_id","kind","ref_id","language","rev" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "edit_ops_age" ON "edit_ops" USING btree ("at");--> statement-breakpoint
CREATE INDEX "edit_sessions_page" ON "edit_sessions" USING btree ("site_id","page");--> statement-breakpoint
CREATE INDEX "edit_sessions_age" ON "edit_sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "preview_links_token" ON "preview_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "preview_links_list" ON "preview_links" USING btree ("site_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "release_items_document" ON "release_items" USING btree ("site_id","kind","ref_id","language");--> statement-breakpoint
CREATE INDEX "releases_list" ON "releases" USING btree ("site_id","at","id");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("at") WHERE state in ('scheduled', 'failed');--> statement-breakpoint
CREATE INDEX "versions_checkpoints" ON "versions" USING btree ("at") WHERE reason = 'checkpoint';--> statement-breakpoint
CREATE UNIQUE INDEX "availability_requests_product_id_email_index" ON "availability_requests" USING btree ("product_id","email");--> statement-breakpoint
CREATE INDEX "availability_requests_site_id_index" ON "availability_requests" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "stock_count_lines_product_id_index" ON "stock_count_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_count_scans_count_id_index" ON "stock_count_scans" USING btree ("count_id");--> statement-breakpoint
CREATE INDEX "stock_count_scans_product_id_index" ON "stock_count_scans" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_counts_open" ON "stock_counts" USING btree ("site_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "stock_movements_product_id_id_index" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_site_id_id_index" ON "stock_movements" USING btree ("site_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reservations_product_id_holder_index" ON "stock_reservations" USING btree ("product_id","holder");--> statement-breakpoint
CREATE INDEX "stock_reservations_holder_index" ON "stock_reservations" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "stock_reservations_expires_at_index" ON "stock_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "media_site_hash" ON "media" USING btree ("site_id","hash","access");--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "media_folder" ON "media" USING btree ("site_id","folder_id","id");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "media_name" ON "media" USING btree ("site_id",original_name collate "hr_order","id");--> statement-breakpoint
CREATE INDEX "media_folder_name" ON "media" USING btree ("site_id","folder_id",original_name collate "hr_order","id");--> statement-breakpoint
CREATE INDEX "media_poster" ON "media" USING btree ("poster_id") WHERE poster_id is not null;--> statement-breakpoint
CREATE INDEX "media_size" ON "media" USING btree ("site_id","size","id");--> statement-breakpoint
CREATE INDEX "media_folder_size" ON "media" USING btree ("site_id","folder_id","size","id");--> statement-breakpoint
CREATE INDEX "media_words" ON "media" USING gin (izlog_fold(original_name || ' ' || title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_folders_site_id_parent_id_name_index" ON "media_folders" USING btree ("site_id","parent_id","name");--> statement-breakpoint
CREATE INDEX "media_texts_words" ON "media_texts" USING gin (izlog_fold(alt) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "upload_tickets_expiry" ON "upload_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "upload_tickets_sender" ON "upload_tickets" USING btree ("site_id","sender") WHERE sender is not null;--> statement-breakpoint
CREATE INDEX "upload_tickets_site" ON "upload_tickets" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_key" ON "mails" USING btree ("site_id","key") WHERE "mails"."key" is not null;--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "mails_site" ON "mails" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_notes_customer_id_id_index" ON "customer_notes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_order_id_id_index" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_documents_site_id_kind_year_number_index" ON "issued_documents" USING btree ("site_id","kind","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_documents_order_id_kind_refund_id_index" ON "issued_documents" USING btree ("order_id","kind","refund_id");--> statement-breakpoint
CREATE INDEX "issued_documents_site_id_order_id_index" ON "issued_documents" USING btree ("site_id","order_id");--> statement-breakpoint
CREATE INDEX "issued_documents_site_id_issued_at_index" ON "issued_documents" USING btree ("site_id","issued_at");--> statement-breakpoint
CREATE INDEX "order_draft_events_draft_id_id_index" ON "order_draft_events" USING btree ("draft_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_drafts_cart_id_index" ON "order_drafts" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "order_drafts_site_id_updated_at_id_index" ON "order_drafts" USING btree ("site_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "order_drafts_user_id_index" ON "order_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_drafts_order_id_index" ON "order_drafts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_drafts_editing" ON "order_drafts" USING btree ("edits_order_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "order_downloads_order_id_index" ON "order_downloads" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_downloads_media_id_index" ON "order_downloads" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_order_id_position_index" ON "order_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_items_site_id_product_id_index" ON "order_items" USING btree ("site_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_site_id_slug_index" ON "orders" USING btree ("site_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_site_id_cart_id_index" ON "orders" USING btree ("site_id","cart_id");--> statement-breakpoint
CREATE INDEX "orders_sales" ON "orders" USING btree ("site_id","created_at","id","state","currency","order_total","user_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_assigned" ON "orders" USING btree ("assignee_id","created_at") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "orders_states" ON "orders" USING btree ("site_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_attention" ON "orders" USING btree ("site_id","created_at","id") WHERE attention is not null;--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_tags" ON "orders" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "orders_expiring" ON "orders" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "orders_forgotten" ON "orders" USING btree ("forgotten_at") WHERE forgotten_at is not null;--> statement-breakpoint
CREATE INDEX "orders_reminding" ON "orders" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_parcels_order_id_number_index" ON "order_parcels" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "order_parcels_site_id_tracking_number_index" ON "order_parcels" USING btree ("site_id","tracking_number");--> statement-breakpoint
CREATE INDEX "payment_messages_payment_id_index" ON "payment_messages" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_messages_site_id_at_index" ON "payment_messages" USING btree ("site_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_site_id_reference_index" ON "payments" USING btree ("site_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transaction" ON "payments" USING btree ("site_id","gateway","transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_remote" ON "payments" USING btree ("site_id","remote_id") WHERE remote_id is not null;--> statement-breakpoint
CREATE INDEX "payments_asking" ON "payments" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_order_id_key_index" ON "refunds" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("created_at") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("site_id","done_at") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "shop_day_changes_site_id_day_index" ON "shop_day_changes" USING btree ("site_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_site_id_number_index" ON "withdrawals" USING btree ("site_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_site_id_hash_prev_index" ON "withdrawals" USING btree ("site_id","hash_prev");--> statement-breakpoint
CREATE INDEX "withdrawals_site_id_order_id_index" ON "withdrawals" USING btree ("site_id","order_id");--> statement-breakpoint
CREATE INDEX "user_addresses_user_id_id_index" ON "user_addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_addresses_phone" ON "user_addresses" USING gin (regexp_replace(contact_phone, '\D', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_at_index" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_site_id_key_index" ON "roles" USING btree ("site_id","key");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_opened_from_index" ON "sessions" USING btree ("opened_from");--> statement-breakpoint
CREATE INDEX "user_roles_role_id_index" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("site_id",izlog_lower(email)) WHERE not is_guest;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("site_id",izlog_lower(username)) WHERE username is not null;--> statement-breakpoint
CREATE INDEX "users_customers" ON "users" USING btree ("site_id","created_at") WHERE not is_backoffice_user;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_guest_email" ON "users" USING btree ("site_id",izlog_lower(email)) WHERE is_guest;--> statement-breakpoint
CREATE INDEX "consent_log_site_id_email_index" ON "consent_log" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "consent_log_site_id_user_id_index" ON "consent_log" USING btree ("site_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_site_id_unique_number_index" ON "consents" USING btree ("site_id","unique_number");--> statement-breakpoint
CREATE INDEX "join_codes_expires_at_index" ON "join_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "joined_accounts_first_id_second_id_index" ON "joined_accounts" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "joined_accounts_second_id_index" ON "joined_accounts" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "mailed_tokens_user_id_purpose_index" ON "mailed_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mailed_tokens_expires_at_index" ON "mailed_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_cards_barcode" ON "member_cards" USING btree ("site_id","barcode");--> statement-breakpoint
CREATE UNIQUE INDEX "member_cards_user" ON "member_cards" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "cart_reminders_site_id_user_id_at_index" ON "cart_reminders" USING btree ("site_id","user_id","at");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber_id_at_index" ON "newsletter_deliveries" USING btree ("subscriber_id","at");--> statement-breakpoint
CREATE INDEX "newsletter_issues_site_id_id_index" ON "newsletter_issues" USING btree ("site_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_site_id_email_index" ON "newsletter_subscribers" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_site_id_state_id_index" ON "newsletter_subscribers" USING btree ("site_id","state","id");--> statement-breakpoint
CREATE INDEX "data_exports_user_id_created_at_index" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_expires_at_index" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_flows_expires_at_index" ON "login_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_identities_subject" ON "user_identities" USING btree ("site_id","issuer","subject");--> statement-breakpoint
CREATE INDEX "user_identities_user_id_index" ON "user_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_site_id_id_index" ON "audit_log" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_site_id_user_id_id_index" ON "audit_log" USING btree ("site_id","user_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_changes" ON "audit_log" USING gin ("changes" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "login_challenges_expires_at_index" ON "login_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_user_id_hash_index" ON "recovery_codes" USING btree ("user_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_site_id_user_id_list_name_index" ON "list_views" USING btree ("site_id","user_id","list","name");--> statement-breakpoint
CREATE INDEX "product_prices_product_id_valid_from_index" ON "product_prices" USING btree ("product_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_rates_entry" ON "tax_rates" USING btree ("site_id","country","valid_from",coalesce(tax_class_id, 0));--> statement-breakpoint
CREATE INDEX "tax_rates_tax_class_id_index" ON "tax_rates" USING btree ("tax_class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_uses_promotion_id_holder_index" ON "promotion_uses" USING btree ("promotion_id","holder");--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion_id_customer_index" ON "promotion_uses" USING btree ("promotion_id","customer");--> statement-breakpoint
CREATE INDEX "promotion_uses_holder_index" ON "promotion_uses" USING btree ("holder");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_code" ON "promotions" USING btree ("site_id",izlog_lower(code)) WHERE code is not null;--> statement-breakpoint
CREATE INDEX "promotions_for_all" ON "promotions" USING btree ("site_id","priority") WHERE code is null and is_active;--> statement-breakpoint
CREATE INDEX "missed_searches_count" ON "missed_searches" USING btree ("site_id","count" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "search_pins_words" ON "search_pins" USING btree ("site_id","folded");--> statement-breakpoint
CREATE INDEX "search_synonyms_site_id_id_index" ON "search_synonyms" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "customers_user" ON "customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customers_spent" ON "customers" USING btree ("site_id","spent","user_id");--> statement-breakpoint
CREATE INDEX "customers_last" ON "customers" USING btree ("site_id","last_at" NULLS FIRST,"user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "segments_name" ON "segments" USING btree ("site_id",izlog_lower(name));--> statement-breakpoint
CREATE INDEX "site_domains_site_id_index" ON "site_domains" USING btree ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_one_default" ON "sites" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "stores_site_id_language_index" ON "stores" USING btree ("site_id","language");
--> statement-breakpoint
-- What a buyer agreed to is proof: only added to. It goes with its site alone, whose row is gone by then.
create function refuse_agreed_text_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from sites where id = old.site_id) then
      return old;
    end if;
  end if;
  raise exception 'Texts that were agreed to are only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger agreed_texts_append_only before update or delete on agreed_texts
  for each row execute function refuse_agreed_text_change();
create trigger agreed_texts_kept before truncate on agreed_texts
  for each statement execute function refuse_agreed_text_change();
--> statement-breakpoint
-- The consent log and the texts it points to are proof: only added to, except by a purge that says so.
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if current_setting('izlog.purge', true) = 'on' then
    return coalesce(new, old);
  end if;
  raise exception 'Consents and their texts are only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger consent_log_append_only before update or delete on consent_log
  for each row execute function refuse_consent_change();
create trigger consent_versions_append_only before update or delete on consent_versions
  for each row execute function refuse_consent_change();
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- The day of the shop that an instant lies on.
create function shop_day(instant timestamptz) returns date
  language sql immutable parallel safe
  return (instant at time zone 'Europe/Zagreb')::date;

-- By which whoever writes on a day and whoever adds it up know of one another.
create function shop_day_lock(of_site bigint, of_day date) returns integer
  language sql immutable parallel safe
  return hashtext(of_site || ' ' || of_day);

-- The days whose sums are still true.
create view kept_days as
  select k.site_id, k.day from shop_days k
  where not exists (select from shop_day_changes c where c.site_id = k.site_id and c.day = k.day);

-- Says that what is added up of an instant's day has changed (docs/decisions/983). Writers never wait here: the lock is
-- shared among them, and who adds a day up turns away where it is held. As it is held until the end of the transaction, a
-- day that is not kept now is added up after this one, or with it.
create function note_shop_day(of_site bigint, instant timestamptz) returns void language plpgsql as $$
begin
  if instant is null then
    return;
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('shop days'), shop_day_lock(of_site, shop_day(instant)));
  insert into shop_day_changes (site_id, day) select k.site_id, k.day
    from kept_days k join sites s on s.id = k.site_id where k.site_id = of_site and k.day = shop_day(instant);
end
$$;

create function note_order_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform note_shop_day(old.site_id, old.created_at);
  end if;
  if tg_op <> 'DELETE' then
    perform note_shop_day(new.site_id, new.created_at);
  end if;
  -- What was given back is counted by how the order was paid and where it went.
  if tg_op = 'UPDATE' then
    perform note_shop_day(r.site_id, r.done_at) from refunds r where r.order_id = new.id;
  end if;
  return null;
end
$$;
create trigger orders_day_new after insert or delete on orders for each row execute function note_order_day();
create trigger orders_day_changed after update on orders for each row
  when ((old.site_id, old.created_at, old.currency, old.payment_kind, old.order_total, counts_as_sale(old.state),
      old.delivery_address->>'country', old.billing_address->>'country')
    is distinct from (new.site_id, new.created_at, new.currency, new.payment_kind, new.order_total, counts_as_sale(new.state),
      new.delivery_address->>'country', new.billing_address->>'country'))
  execute function note_order_day();

create function note_item_day() returns trigger language plpgsql as $$
begin
  perform note_shop_day(o.site_id, o.created_at) from orders o where o.id in (new.order_id, old.order_id);
  return null;
end
$$;
create trigger order_items_day after insert or delete or update of order_id, product_id, name, sku, quantity, total
  on order_items for each row execute function note_item_day();

create function note_refund_day() returns trigger language plpgsql as $$
begin
  perform note_shop_day(old.site_id, old.done_at);
  perform note_shop_day(new.site_id, new.done_at);
  return null;
end
$$;
create trigger refunds_day after insert or delete or update of site_id, order_id, amount, state, done_at
  on refunds for each row execute function note_refund_day();
--> statement-breakpoint
-- Movements of the stock are proof: only added to, except by a purge that says so, and with the product that they are of.
create function refuse_movement_change() returns trigger language plpgsql as $$
begin
  if current_setting('izlog.purge', true) = 'on' or (tg_op = 'DELETE' and pg_trigger_depth() > 1) then
    return coalesce(new, old);
  end if;
  raise exception 'Movements of the stock are only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_movement_change();
--> statement-breakpoint
-- What staff did is proof: only added to, except by a purge that says so.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if current_setting('izlog.purge', true) = 'on' then
    return coalesce(new, old);
  end if;
  raise exception 'The log of what staff did is only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
--> statement-breakpoint
-- Statements of withdrawal are proof: only added to, except by a purge that says so.
create function refuse_withdrawal_change() returns trigger language plpgsql as $$
begin
  if current_setting('izlog.purge', true) = 'on' then
    return coalesce(new, old);
  end if;
  raise exception 'Statements of withdrawal are only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger withdrawals_append_only before update or delete on withdrawals
  for each row execute function refuse_withdrawal_change();
