-- Says: Pictures that move (WebP, PNG) are shown as they came; the nightly job looks at those that are there.
ALTER TABLE "media" ADD COLUMN "is_moving" boolean;
