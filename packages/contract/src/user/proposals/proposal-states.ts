/** How a proposal stands: it waits for somebody, was approved, refused, taken back again, or nobody decided in time. */
export const proposalStates = ['waiting', 'approved', 'refused', 'undone', 'ended'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Why a proposal is refused: mend it and send it again, not now, or nothing of this kind any more. */
export const refusalReasons = ['mend', 'later', 'never'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Most signs of what an agent says a proposal is about, and of the word it gets back. */
export const longestTitle = 150;
export const longestWord = 1000;
