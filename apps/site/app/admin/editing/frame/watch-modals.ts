/** On the root: whether a dialog lies over the page, as long as somebody says so. */
const attribute = 'data-modal';
const modals = 'dialog:modal, dialog.sheet--menu[open]';

/**
 * Says on the root whether a dialog lies over the page, which then stays where it is (SHELL-010). For visitors the style
 * asks by `:root:has(dialog:modal)`, for which the browser looks through the whole page after every change of it; on a long
 * page that one edits it is notified instead. Returns what ends it.
 */
export function watchModals({ documentElement, body }: Document): () => void {
  const tell = () => {
    const isOpen = body.querySelector(modals) !== null;
    documentElement.setAttribute(attribute, isOpen ? 'open' : 'none');
    // One that is open may be removed whole.
    if (isOpen) gone.observe(body, { subtree: true, childList: true });
    else gone.disconnect();
  };
  const gone = new MutationObserver(tell);
  const turned = new MutationObserver(tell);
  turned.observe(body, { subtree: true, attributeFilter: ['open'] });
  tell();
  return () => {
    gone.disconnect();
    turned.disconnect();
    documentElement.removeAttribute(attribute);
  };
}
