import type { Rule } from './fault.ts';

const paragraph = /<p(?:\s[^<>]*)?>(?<within>.*?)<\/p>/gs;
const block =
  /<(?<element>SendButton|FormFrame|Note|Group|Facts|p|div|ul|ol|form|table|section|h[1-6]|dl|pre|fieldset|details)\b/;

/**
 * A browser ends a paragraph before such an element: the server's page and React's then differ, React throws the page away
 * and builds it again, and a press meanwhile is lost.
 */
export const paragraphsHoldWords: Rule = {
  id: 'paragraphs hold words',
  says: 'A <p> holds words and what stands among them; a form, a list, another paragraph or a SendButton stands beside it.',
  places: [/^apps\/site\/.*\.tsx$/],
  faults: (tree) =>
    tree.files
      .filter((file) => /^apps\/site\/.*(?<!\.test)\.tsx$/.test(file))
      .flatMap((file) =>
        [...tree.text(file).matchAll(paragraph)].flatMap(({ groups }) => {
          const element = block.exec(groups?.within ?? '')?.groups?.element;
          return element ? [{ key: file, text: `${file}: <p> holds <${element}>` }] : [];
        }),
      ),
};
