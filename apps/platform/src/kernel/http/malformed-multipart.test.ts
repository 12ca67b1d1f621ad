import { fileUpload } from '@izlog/contract/media/file-upload';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';

const part = (head: string, body: string) =>
  `--cut\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}`;
const type = 'multipart/form-data; boundary=cut';

test.for<[what: string, type: string, body: string]>([
  ['without a boundary', 'multipart/form-data', 'abc'],
  ['with an empty boundary', 'multipart/form-data; boundary=', 'abc'],
  ['with a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(500)}`, 'abc'],
  ['that is none', type, 'hello world'],
  ['cut off in a file', type, part('name="file"; filename="a.pdf"', '%PDF-1.4 abc')],
  ['cut off in a field', type, part('name="customData"', '{')],
  ['cut off in a head', type, '--cut\r\ncontent-disposition: form-da'],
])(
  '[API-023, MEDIA-014] a multipart body %s is refused, and is no fault',
  async ([, given, payload], { platform }) => {
    const answer = await platform.http(
      { method: 'POST', url: fileUpload.path, headers: { 'content-type': given }, payload },
      { as: 'staff' },
    );

    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'VALIDATION_FAILED',
      payload: { fields: [{ path: '', kind: 'syntax' }] },
    });
  },
);
