import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './kit.ts';

/** Of everybody who registers in a journey. */
export const password = 'tri crvene kruške';
export const newEmail = () => `${randomUUID()}@posta.example`;

/** Registers somebody on the registration page, who is then logged in and at home. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/registracija');
  await page.getByLabel('Ime', { exact: true }).fill('Ana');
  await page.getByLabel('Prezime').fill('Primjerić');
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByLabel('Ponovite lozinku').fill(password);
  for (const box of await page.locator('input[name="consents"][required]').all()) await box.check();
  await page.getByRole('button', { name: 'Registriraj se' }).click();
  await expect(page).toHaveURL('/');
  return email;
}

/** Makes an account and logs it in without walking there: the same form, as a browser without scripts sends it. */
export async function enter(
  page: Page,
  email = newEmail(),
  more: Record<string, string> = {},
): Promise<string> {
  const person = { firstName: 'Ana', lastName: 'Primjerić', email, password, confirmedPassword: password };
  const answer = await page.request.post('/registracija', {
    form: { form: 'register', ...person, consents: 'IZ-UVJETI', ...more },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(new URL(answer.url()).pathname).toBe('/');
  return email;
}

/** Logs in on the page that is open. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-pošta').first().fill(email);
  await page.getByLabel('Lozinka', { exact: true }).first().fill(secret);
  await page.getByRole('button', { name: 'Prijavi se' }).first().click();
}

/** The hearts of the products that a page lists. */
export const heart = (page: Page) =>
  page.getByRole('button', { name: /^(Dodaj na listu|Ukloni s liste) želja: / });
