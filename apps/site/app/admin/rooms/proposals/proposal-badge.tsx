import type { ProposalState } from '@izlog/contract/user/proposals/proposal-states';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Badge } from '#site/ui/tag.tsx';

/** How a proposal stands; only what waits for somebody has a colour that calls. */
export function ProposalBadge({ state }: { state: ProposalState }) {
  const { t } = useStaffText();
  const tone = state === 'waiting' ? 'offer' : state === 'approved' ? 'success' : undefined;
  return <Badge tone={tone}>{t(`proposals.state.${state}`)}</Badge>;
}
