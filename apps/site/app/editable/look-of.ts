import type { Part } from '@izlog/contract/cms/content/part';

/**
 * Classes for options that the style of a section follows: `quotes--row`, and `m-quotes--column` where a phone has a value
 * of its own.
 */
export function lookOf({ handler, options, mobileOptions }: Part, names: readonly string[]): string {
  const classes = names.flatMap((name) => [
    ...(typeof options[name] === 'string' ? [`${handler}--${options[name]}`] : []),
    ...(typeof mobileOptions[name] === 'string' ? [`m-${handler}--${mobileOptions[name]}`] : []),
  ]);
  return [handler, ...classes].join(' ');
}
