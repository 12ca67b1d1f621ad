import { request } from 'node:http';

/** A POST that the server has begun to take in, and whose body is still to come. */
export async function slowRequest(url: string, headers: Record<string, string>) {
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
  });
  sent.flushHeaders();
  await new Promise((resolve) => sent.once('continue', resolve));
  return {
    /** Sends the body and gives the status of the answer. */
    finish(body: object) {
      sent.end(JSON.stringify(body));
      return answered;
    },
  };
}
