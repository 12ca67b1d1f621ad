import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { byProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { PersonalDataPart } from '#platform/kernel/personal-data.ts';
import { countMovementsOf, forgetUnsentTransfers, listMovementsOf } from './personal-movements.queries.ts';

/**
 * Movements of the bank with which a person's orders were paid or refunded, and transfers that were made for them: documents of
 * bookkeeping, which stay as they are. What was never carried out is none, and goes (docs/decisions/1401).
 */
export const movementsPart: PersonalDataPart = {
  name: 'bankMovements',
  collect: (ctx, { userIds }) => listMovementsOf(ctx, userIds),
  kept: async (ctx, { userIds }) => [
    {
      name: 'bankLines',
      count: await countMovementsOf(ctx, userIds),
      texts: byProgramLanguage((language) => platformTexts[language].law.kept.bankLines),
    },
  ],
  erase: (ctx, { userIds }) => forgetUnsentTransfers(ctx, userIds),
};
