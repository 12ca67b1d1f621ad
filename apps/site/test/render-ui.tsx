import { type RenderResult, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';

/** Renders a part for a test inside a router, since parts hold links. */
export function renderUi(part: ReactElement): RenderResult {
  return render(part, { wrapper: MemoryRouter });
}

/** What axe finds wrong in a rendered part; colours are left out, since jsdom paints nothing. */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
  );
}
