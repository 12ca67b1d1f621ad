import { about } from './pages/about.ts';
import { buyingPages } from './pages/buying.ts';
import { contact } from './pages/contact.ts';
import { euFundsPage } from './pages/eu-funds.ts';
import { home } from './pages/home.ts';
import { legalPages } from './pages/legal.ts';
import type { Page } from './shape-content.ts';

/** Pages of the demonstration shop. */
export const pages: Page[] = [home, about, euFundsPage, contact, ...buyingPages, ...legalPages];
