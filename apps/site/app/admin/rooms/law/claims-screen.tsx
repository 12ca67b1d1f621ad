import type { listClaims } from '@izlog/contract/ecommerce/law/claims';
import { proofLength } from '@izlog/contract/ecommerce/law/law-lengths';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';

type View = EndpointAnswer<typeof listClaims>;
type Claim = View['claims'][number];

/** Green words of products and pages: each asks for its proof, or to be said no claim (LAW-02). Works without scripts. */
export function ClaimsScreen({ title, view }: { title: string; view: View }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const groups = [
    { title: t('claims.open'), count: view.open, claims: view.claims.filter(({ isMarked }) => !isMarked) },
    { title: t('claims.marked'), claims: view.claims.filter(({ isMarked }) => isMarked) },
  ].filter(({ claims }) => claims.length > 0);
  return (
    <>
      <RecordHead
        title={title}
        lead={t('claims.lead')}
        back={{ to: address('adminLaw'), name: t('law.title') }}
      />
      <div className="stack stack--lg">
        {groups.length === 0 ? <p className="soft">{t('claims.none')}</p> : null}
        {groups.map(({ title: name, claims, count }) => (
          <Group key={name} title={name} beside={number(count ?? claims.length)}>
            <ul className="plain law__claims">
              {claims.map((claim) => (
                <ClaimRow key={nameOf(claim)} claim={claim} />
              ))}
            </ul>
          </Group>
        ))}
      </div>
    </>
  );
}

const nameOf = ({ kind, itemId, claim }: Claim): string => `${kind}-${itemId}-${claim}`;

function ClaimRow({ claim }: { claim: Claim }) {
  const { t } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: nameOf(claim) });
  const { kind, itemId, document, title, languages, word, proof, isMarked } = claim;
  const label = `${title}: ${word}`;
  return (
    <li>
      <p>
        <Link
          className="link"
          to={
            kind === 'product'
              ? address('adminProduct', { id: String(itemId) })
              : address('adminDocument', { kind: document, id: String(itemId) })
          }
        >
          {title}
        </Link>{' '}
        <strong>„{word}”</strong>{' '}
        <span className="soft small">
          {t(`claims.kind.${claim.claim}`)}, {languages.join(', ')}
        </span>
        {isMarked ? <span className="law__small">{proof ?? t('claims.isNone')}</span> : null}
      </p>
      <FormFrame form={form} label={label} labels={{ proof: t('claims.proof') }} className="law__claim">
        <TextField
          form={form}
          name="proof"
          label={t('claims.proof')}
          hint={t('claims.proofHint')}
          data-most={proofLength}
          autoComplete="off"
          defaultValue={proof ?? undefined}
        />
        <Button type="submit" name="act" value="proof" aria-label={`${t('claims.save')}: ${label}`}>
          {t('claims.save')}
        </Button>
        <Button
          type="submit"
          name="act"
          value="none"
          tone="quiet"
          aria-label={`${t('claims.notClaim')}: ${label}`}
        >
          {t('claims.notClaim')}
        </Button>
      </FormFrame>
    </li>
  );
}
