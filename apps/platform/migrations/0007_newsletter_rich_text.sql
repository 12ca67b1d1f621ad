-- Says: An issue of the newsletter keeps its links, emphasis and pictures.
ALTER TABLE "newsletter_issues" ADD COLUMN "rich" jsonb;
