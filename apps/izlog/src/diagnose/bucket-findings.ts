import { type Env, publicUrl } from '@izlog/platform/env';
import { checkBucket } from '@izlog/platform/kernel/files/check-bucket';
import { openStorage } from '@izlog/platform/kernel/files/storage';
import type { Pool } from 'pg';
import { type Finding, fine, missing, weak } from './finding.ts';

/** Whether browsers can put files into the bucket and fetch pictures from it, and whether it lets them do more than that. */
export async function bucketFindings(pool: Pool, env: Env): Promise<Finding[]> {
  if (!env.S3_BUCKET) return [];
  const { rowCount } = await pool.query(
    "select from site_options where key = 'directBucket' and value = 'true' limit 1",
  );
  const isDirect = rowCount !== 0;
  const { origin } = new URL(publicUrl(env));
  const rights = await checkBucket(await openStorage(env), origin);
  if (!rights) return [];
  const name = env.S3_BUCKET;
  const findings: Finding[] = [];
  if (!rights.takesSigned)
    findings.push(
      weak(
        `The bucket ${name} takes no file by a signed address (presign): all uploads go through the shop.`,
      ),
    );
  else if (!rights.takesFromPages)
    findings.push(
      weak(
        `The bucket ${name} does not let pages of ${origin} put files there , see CORS (PUT with content-type): uploads go through the shop.`,
      ),
    );
  else findings.push(fine(`Browsers put files into the bucket ${name} by signed addresses.`));
  if (isDirect && !rights.opensPublic)
    findings.push(
      missing(
        `directBucket is set, but nobody may read public/* of the bucket ${name}: visitors see no pictures. Let everybody read public/*, or take the option back.`,
      ),
    );
  if (!isDirect && rights.opensPublic)
    findings.push(
      weak(
        `Everybody may read public/* of the bucket ${name}, and nothing uses that right: set the option directBucket, or take the right away.`,
      ),
    );
  if (rights.opensPrivate)
    findings.push(
      missing(
        `Everybody may read media/* of the bucket ${name}: bought files and what visitors sent lie there. Take the right away; only public/* may be read.`,
      ),
    );
  if (rights.opensWriting)
    findings.push(missing(`Everybody may write to the bucket ${name}: take the right away.`));
  return findings;
}
