import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { knownOptions, officialFiles } from '@izlog/contract/cms/option-keys';
import { createSecrets } from '@izlog/platform/kernel/access/secrets';
import { type Ctx, inTransaction } from '@izlog/platform/kernel/context';
import { openStorage } from '@izlog/platform/kernel/files/storage';
import { Refusal } from '@izlog/platform/kernel/refusal';
import { storeMedia } from '@izlog/platform/services/media/index';
import { invoiceFaults } from '@izlog/platform/services/orders/setup';
import { insertAct } from '@izlog/platform/services/people/setup';
import { setOption } from '@izlog/platform/services/settings/setup';
import { Argument, Command } from 'commander';
import { unreadableSecrets } from '../diagnose/secret-findings.ts';
import { findSite } from '../find-site.ts';
import type { Installation } from '../installation.ts';
import { mustBeReadable } from '../must-be-readable.ts';
import { say } from '../say.ts';
import { sealSecrets } from '../secrets/seal-secrets.ts';
import { withDatabase } from '../with-database.ts';
import { commandContext } from './command-context.ts';

const isPicture = (key: string) => knownOptions[key]?.is.kind === 'picture';
const isSecret = (key: string) => knownOptions[key]?.is.kind === 'secret';
const settable = Object.keys(knownOptions).filter((key) => !knownOptions[key]?.isFixed && !isPicture(key));

const set = new Command('set')
  .description(
    'Set an option of a site; a running shop follows at once. Without a value it has its default again.',
  )
  .addArgument(new Argument('<key>', 'name of the option, such as MaintenanceMode').choices(settable))
  .argument('[value]', 'its new value')
  .option('--site <id or host>', 'site; the default one when absent')
  .addHelpText('after', '\nExample:\n  izlog option set MaintenanceMode true\n')
  .action((key: string, value: string | undefined, options: { site?: string }) =>
    withDatabase(async (database, installation, jobs) => {
      if (value && isSecret(key)) refuseNewSecret(key, installation);
      const site = await findSite(database, options.site);
      const ctx = commandContext(site, database, installation, jobs);
      await inTransaction(ctx, async (inner) => {
        await setOption(inner, { key, value: value ?? null }, createSecrets(installation.secret));
        const fields = await invoiceFaults(inner, [key]);
        if (fields.length > 0) throw new Refusal('validationFailed', { fields });
      });
      if (key === 'OpenWithoutLegalTexts') await logOpening(ctx, value);
      say(said(key, value));
      if (!value || !isSecret(key)) return;
      for (const fault of await unreadableSecrets(database, createSecrets(installation.secret)))
        console.error(fault);
    }),
  );

function said(key: string, value: string | undefined): string {
  if (value === undefined) return `${key} has its default again.`;
  return isSecret(key) ? `${key} is set, and encrypted.` : `${key} is now ${value}.`;
}

/** The running shop could not read what is encrypted with a secret that this command has just made. */
function refuseNewSecret(key: string, { env, isSecretNew }: Installation): void {
  if (!isSecretNew) return;
  throw new Error(
    `${key} is encrypted, and there was no secret in ${env.DATA_DIR} (DATA_DIR). Set APP_SECRET or DATA_DIR to those of the shop.`,
  );
}

/** Orders without what the law wants are the owner's own decision: the log of staff tells it as an act of the machine. */
function logOpening({ db, site, now, requestId }: Ctx, value: string | undefined): Promise<void> {
  return insertAct(db, {
    siteId: site.id,
    at: now,
    // Nobody who is logged in.
    userId: 0,
    action: 'izlog option set OpenWithoutLegalTexts',
    input: { value: value ?? null },
    changes: [],
    ip: '',
    requestId,
  });
}

const picture = new Command('picture')
  .description(
    'Set a file as an option: the logo, or, in a language, the official notice of the legal guarantee or durability label.',
  )
  .addArgument(
    new Argument('<key>', 'name of the option').choices([
      ...officialFiles,
      ...Object.keys(knownOptions).filter(isPicture),
    ]),
  )
  .argument('<file>', 'png, jpg or svg; official files png or jpg')
  .option('--language <code>', 'three-letter language of the file, for official files')
  .option('--site <id or host>', 'site; the default one when absent')
  .addHelpText('after', '\nExample:\n  izlog option picture GuaranteeNotice notice-hr.png --language hrv\n')
  .action((key: string, file: string, options: { language?: string; site?: string }, command: Command) => {
    if (!isPicture(key) && !options.language) command.error(`error: ${key} needs --language <code>`);
    // An svg is cleaned when it is taken in: it would be the official file no more.
    if (!isPicture(key) && /\.svg$/i.test(file)) command.error('error: an official file is png or jpg');
    mustBeReadable(file);
    const name = isPicture(key) ? key : `${key}.${options.language}`;
    return withDatabase(async (database, installation, jobs) => {
      const site = await findSite(database, options.site);
      const ctx = commandContext(site, database, installation, jobs);
      const storage = await openStorage(installation.env);
      const bytes = await readFile(file);
      const mediaId = await storeMedia({ storage }, ctx, {
        bytes,
        originalName: basename(file),
        alt: {},
      }).catch((error: unknown) => {
        // Of an endpoint it speaks of a body.
        if (!(error instanceof Refusal) || error.row.code !== 'UNSUPPORTED_MEDIA_TYPE') throw error;
        throw new Error(`${file} is no picture that is taken: it has to be png, jpg or svg.`, {
          cause: error,
        });
      });
      await setOption(ctx, { key: name, mediaId });
      say(`${name} is now ${basename(file)}.`);
    });
  });

const seal = new Command('seal')
  .description(
    'Encrypt the secret options (password of a site, captcha, login providers) that still stand as they were typed, as each start does; in backups made from then on too.',
  )
  .addHelpText('after', '\nExample:\n  izlog option seal\n')
  .action(() =>
    withDatabase(async (database, installation) => {
      const { sealed, faults } = await sealSecrets(database, installation);
      if (faults.length > 0) throw new Error(faults.join(' '));
      say(sealed ? `Encrypted: ${sealed}.` : 'No secret option stands open.');
    }),
  );

export const optionCommand = new Command('option')
  .description('Options of a site, such as MaintenanceMode or HomePageSlug.')
  .addCommand(set)
  .addCommand(picture)
  .addCommand(seal);
