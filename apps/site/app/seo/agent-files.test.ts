import { expect, test } from 'vitest';
import { demoFrame } from '#site/testing/demo-frame.ts';
import { startSite } from '#site/testing/start-site.ts';
import { agentsText, llmsText } from './agent-files.ts';

test('[DOOR-07] /llms.txt names the main pages as Markdown, once each, and what the seller says of himself', async () => {
  const { html, response } = await (await startSite()).visit('/llms.txt');

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(html).toMatch(/^# \S/);
  expect(html).toMatch(/\]\(http:\/\/izlog\.example\/\S+\.md\)/);
});

test('[DOOR-07] links to elsewhere and to files stay, our pages lead to their Markdown, doubles are named once', () => {
  const text = llmsText({
    ...demoFrame,
    siteName: 'Ured\n# Naslov',
    navigation: [
      { id: '1', name: 'Početna', href: '/', children: [] },
      { id: '2', name: 'Trg[o]vina', href: '/shop?sort=new', children: [] },
      { id: '3', name: 'Trgovina', href: '/shop?sort=new', children: [] },
      { id: '4', name: 'Cjenik', href: '/cjenik.pdf', children: [] },
      { id: '5', name: 'Drugdje', href: 'https://drugdje.example/a', children: [] },
    ],
  });

  expect(text.split('\n')[0]).toBe('# Ured # Naslov');
  expect(text).toContain('- [Početna](http://izlog.example/index.md)');
  expect(text.match(/\/shop\.md\?sort=new/g)).toHaveLength(1);
  expect(text).toContain('(http://izlog.example/cjenik.pdf)');
  expect(text).toContain('(https://drugdje.example/a)');
});

test('[DOOR-07] /agents.md says where to search, and that a person pays in our checkout alone', async () => {
  const { html, response } = await (await startSite()).visit('/agents.md');

  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(html).toContain('http://izlog.example/pretraga?search=WORDS');
  expect(html).toContain('http://izlog.example/naplata, and nowhere else');
});

test('[DOOR-07] a site that sells nothing names no checkout', () => {
  expect(agentsText({ ...demoFrame, isEcommerce: false })).not.toContain('checkout');
});
