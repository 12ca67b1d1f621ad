import type { Duty } from '@izlog/contract/ecommerce/orders/duties';
import type { getOpening } from '@izlog/contract/ecommerce/orders/opening';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { Form, Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { legalPagesId } from '#site/admin/rooms/settings/door/settings-view.ts';
import type { StaffKey, StaffPluralKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';

type Answer = EndpointAnswer<typeof getOpening>;
type Opening = Omit<Answer, 'pages'> & {
  /** With the language as pages name it. */
  pages: ReadonlyArray<Answer['pages'][number] & { lang: string | undefined }>;
};

/** What the shop lacks before its first order, and the pages that the law wants: to be read, and published or taken back. */
export function OpeningPanel({
  opening,
  mayPublish,
  isReported,
  productPath,
}: {
  opening: Opening;
  mayPublish: boolean;
  /** What is missing stands in the setup list. */
  isReported: boolean;
  productPath: (slug: string) => string;
}) {
  const { t } = useStaffText();
  const { missing, takesOrders, pages, unsafe, fileless, duties } = opening;
  return (
    <>
      {missing.length > 0 && !isReported ? (
        <Note
          tone={takesOrders ? 'offer' : 'danger'}
          title={t(takesOrders ? 'opening.anyway' : 'opening.closed')}
        >
          <p>{t('opening.lacks')}</p>
          <ul>
            {missing.map(({ kind, name }) => (
              <li key={`${kind} ${name}`}>{t(gapWords[name] ?? 'opening.option', { name })}</li>
            ))}
          </ul>
          <p>{t('opening.how')}</p>
        </Note>
      ) : null}
      {duties.length > 0 ? <Duties duties={duties} /> : null}
      <PublicWithout lacking={fileless} words={withoutFile} productPath={productPath} />
      <PublicWithout lacking={unsafe} words={withoutSafety} productPath={productPath} />
      {pages.length > 0 ? (
        <details id={legalPagesId} className="fold" open={pages.some(({ isPublic }) => !isPublic)}>
          <summary>
            <h2>{t('opening.pages')}</h2> <Icon name="down" />
          </summary>
          <p className="soft">{t('opening.pagesLead')}</p>
          <ul className="plain admin__pages">
            {pages.map((page) => (
              <li key={`${page.id} ${page.language}`}>
                <div className="admin__legal">
                  <Link to={page.path} reloadDocument lang={page.lang}>
                    {page.title}
                  </Link>
                  <span className="soft">
                    {page.language} · {t(page.isPublic ? 'opening.public' : 'opening.draft')}
                  </span>
                </div>
                {mayPublish ? <Publish page={page} /> : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

/** What the law asks of a shop that sells, and this one lacks: each with the way to fix it. */
function Duties({ duties }: Pick<Opening, 'duties'>) {
  const { t } = useStaffText();
  const address = useAddress();
  const ways = {
    invoicesBy: address('adminSettings', { group: settingsSlugs.invoices }),
    fiscalisation: address('adminSettings', { group: settingsSlugs.invoices }),
    guaranteeNotice: address('adminSettings', { group: settingsSlugs.labels }),
    durabilityLabel: address('adminSettings', { group: settingsSlugs.labels }),
    privacyTicked: address('adminConsents'),
  } as const satisfies Record<Duty, string>;
  return (
    <Note tone="offer" title={t('opening.duties')}>
      <ul>
        {duties.map(({ name, of }) => (
          <li key={name}>
            {t(dutyWords[name], { of: of.join(', ') })} <Link to={ways[name]}>{t('opening.mend')}</Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}

const dutyWords = {
  invoicesBy: 'opening.invoicesBy',
  fiscalisation: 'opening.fiscalisation',
  guaranteeNotice: 'opening.guaranteeNotice',
  durabilityLabel: 'opening.durabilityLabel',
  privacyTicked: 'opening.privacyTicked',
} as const satisfies Record<Duty, StaffKey>;

interface LackingWords {
  title: StaffPluralKey;
  lead: StaffKey;
  /** Words for each thing that is missing; none where all lack the same. */
  of?: Readonly<Record<string, StaffKey>>;
}

/** What was published before something was asked for that it lacks. */
function PublicWithout({
  lacking: { count, products },
  words,
  productPath,
}: {
  lacking: {
    count: number;
    products: Array<{ id: number; name: string; slug: string | null; missing: string[] }>;
  };
  words: LackingWords;
  productPath: (slug: string) => string;
}) {
  const { t } = useStaffText();
  if (count === 0) return null;
  const of = (need: string) => (words.of?.[need] ? t(words.of[need]) : '');
  return (
    <Note tone="offer" title={t(words.title, { count })}>
      <p>{t(words.lead)}</p>
      <ul>
        {products.map(({ id, name, slug, missing }) => (
          <li key={id}>
            {slug ? <Link to={productPath(slug)}>{name}</Link> : name}
            {words.of ? `: ${missing.map(of).join(', ')}` : null}
          </li>
        ))}
      </ul>
      {count > products.length ? <p>{t('opening.unsafeMore', { count: count - products.length })}</p> : null}
    </Note>
  );
}

const safetyWords = {
  makerName: 'opening.makerName',
  makerAddress: 'opening.makerAddress',
  makerEmail: 'opening.makerEmail',
  responsiblePerson: 'opening.responsiblePerson',
  safetyText: 'opening.safetyText',
} as const satisfies Record<Opening['unsafe']['products'][number]['missing'][number], StaffKey>;

const withoutSafety = { title: 'opening.unsafe', lead: 'opening.unsafeLead', of: safetyWords } as const;
const withoutFile = { title: 'opening.fileless', lead: 'opening.filelessLead' } as const;

function Publish({ page: { id, language, title, isPublic } }: { page: Opening['pages'][number] }) {
  const { t } = useStaffText();
  const words = t(isPublic ? 'opening.takeBack' : 'opening.publish');
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="language" value={language} />
      <button
        type="submit"
        name="publish"
        value={isPublic ? 'no' : 'yes'}
        className="button button--quiet"
        aria-label={`${words}: ${title} (${language})`}
      >
        {words}
      </button>
    </Form>
  );
}

const gapWords: Readonly<Record<string, StaffKey>> = {
  CompanyName: 'opening.companyName',
  CompanyStreet: 'opening.companyStreet',
  CompanyTown: 'opening.companyTown',
  CompanyOib: 'opening.companyOib',
  CompanyEmail: 'opening.companyEmail',
  CompanyPhone: 'opening.companyPhone',
  terms: 'opening.terms',
  withdrawal: 'opening.withdrawal',
  delivery: 'opening.delivery',
  complaints: 'opening.complaints',
  privacy: 'opening.privacy',
  checkoutForm: 'opening.consent',
};
