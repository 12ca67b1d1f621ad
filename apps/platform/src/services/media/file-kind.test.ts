import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pictureBytes } from '#test/builders/media.ts';
import { kindOfFile } from './file-kind.ts';

const kind = (text: string, name: string) => kindOfFile(Buffer.from(text), name);
const svg = { mime: 'image/svg+xml', extension: 'svg' };

test('a file is what its bytes say, whatever its name', async () => {
  const png = await pictureBytes();

  expect(await kindOfFile(png, 'slika.exe')).toEqual({ mime: 'image/png', extension: 'png' });
  expect(await kindOfFile(png, 'stranica.html')).toEqual({ mime: 'image/png', extension: 'png' });
  expect(await kind('%PDF-1.7\n1 0 obj', 'racun.png')).toEqual({ mime: 'application/pdf', extension: 'pdf' });
});

test('an svg is known by its root element, behind a declaration, comments and a document type', async () => {
  expect(await kind('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png')).toEqual(svg);
  expect(
    await kind('\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>', 'a'),
  ).toEqual(svg);
  expect(await kind('<!DOCTYPE svg [<!ENTITY a "b">]><s:svg xmlns:s="x">', 'a')).toEqual(svg);
  expect(await kind('<svgx>', 'a.svg')).toBeUndefined();
});

test('pages, scripts, programs and unknown bytes are not stored under any name', async () => {
  for (const name of ['a.png', 'a.svg', 'a.jpg', 'a.html', 'a']) {
    expect(await kind('<!doctype html><script>alert(1)</script>', name)).toBeUndefined();
    expect(await kind('<?php phpinfo(); ?>', name)).toBeUndefined();
    expect(await kind('#!/bin/sh\nrm -rf /', name)).toBeUndefined();
  }
  expect(await kindOfFile(Buffer.from('MZ\u0090\u0000'), 'a.txt')).toBeUndefined();
  expect(await kindOfFile(Buffer.from([0xff, 0xfe, 0x00, 0x01]), 'a.txt')).toBeUndefined();
});

test('text and csv are told apart by name, and only when they are text', async () => {
  expect(await kind('ime;cijena\nluk;1,20', 'cjenik.csv')).toEqual({ mime: 'text/csv', extension: 'csv' });
  expect(await kind('Šalica čaja', 'opis.TXT')).toEqual({ mime: 'text/plain', extension: 'txt' });
  expect(await kind('ime;cijena', 'cjenik')).toBeUndefined();
});

const uploads = fileURLToPath(new URL('../../../../../../shared/data/security/uploads', import.meta.url));

test.skipIf(!existsSync(uploads))('hostile uploads are known for what they are', async () => {
  const mime = async (name: string) => (await kindOfFile(await readFile(join(uploads, name)), name))?.mime;

  expect(await mime('upload_insecure_files/exec.shtml')).toBeUndefined();
  expect(await mime('upload_insecure_files/xss.html')).toBeUndefined();
  expect(await mime('upload_insecure_files/GIF_exploit.gif')).toBe('image/gif');
  expect(await mime('xss_injection/SVG_XSS3.svg')).toBe('image/svg+xml');
  for (const name of [
    'xss.html.demo',
    'xss.mno',
    'xss.rdf',
    'xss.svgz',
    'xss.url.url',
    'xss.vml',
    'xss.xml',
    'xss.xsl',
    'xss.dtd',
  ]) {
    expect(await mime(`xss_injection/${name}`)).toBeUndefined();
  }
});
