import { books } from './products/books.ts';
import { bundles } from './products/bundles.ts';
import { businessPlans } from './products/business-plans.ts';
import { clothesAndBags } from './products/clothes-and-bags.ts';
import { deskGoods } from './products/desk-goods.ts';
import { ebooks } from './products/ebooks.ts';
import { euFunds } from './products/eu-funds.ts';
import { feasibilityStudies } from './products/feasibility-studies.ts';
import { investmentStudies } from './products/investment-studies.ts';
import { planner } from './products/planner.ts';
import { subscriptions } from './products/subscriptions.ts';
import { templates } from './products/templates.ts';
import { workshops } from './products/workshops.ts';
import type { Product } from './shape-catalogue.ts';

/** The whole catalogue of the demonstration shop; variants stand inside their configurable product. */
export const products: Product[] = [
  ...investmentStudies,
  ...feasibilityStudies,
  ...businessPlans,
  ...euFunds,
  ...workshops,
  ...ebooks,
  ...templates,
  ...books,
  planner,
  ...clothesAndBags,
  ...deskGoods,
  ...bundles,
  ...subscriptions,
];
