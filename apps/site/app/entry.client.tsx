import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DocumentContext } from '#site/document/document-context.ts';
import { readDocumentFacts } from '#site/document/read-document-facts.ts';
import { reloadOnceOnFailedChunk } from '#site/document/reload-on-failed-chunk.ts';

reloadOnceOnFailedChunk();

// A view transition that the next one overtakes, or that a hidden page skips, is no fault: the new page is there.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
    event.preventDefault();
});

// Without its texts the page stays as the server made it: links and forms work, nothing is replaced by empty words.
const facts = await readDocumentFacts();
if (facts) {
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentContext value={facts}>
        <HydratedRouter />
      </DocumentContext>,
    );
  });
}
