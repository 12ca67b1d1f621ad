/** The answer to a method that an address does not know. */
export const otherMethod = (...allowed: string[]): Promise<Response> =>
  Promise.resolve(
    Response.json(
      { code: 'method_not_allowed', content: `Only ${allowed.join(' and ')} is answered here.` },
      { status: 405, headers: { allow: allowed.join(', '), 'cache-control': 'no-store' } },
    ),
  );

/** The same of an address that is posted to. */
export const onlyPost = (): Promise<Response> => otherMethod('POST');
