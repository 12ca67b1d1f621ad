const localPath = /^\/(?![/\\])[\p{L}\p{M}\p{N}@\-%_~/.+,;:=!$&()*]*(\?[^\s<>"\\]*)?(#[^\s<>"\\]*)?$/u;
const localHash = /^#[^\s<>"\\]*$/;

/** Whether an address may stand in content: a local path, an anchor, or http, https, mailto and tel; never a script. */
export function isSafeHref(href: string): boolean {
  if (localPath.test(href) || localHash.test(href)) return true;
  if (!/^(https?:\/\/|mailto:|tel:)[^\s<>"\\]+$/i.test(href)) return false;
  return URL.canParse(href);
}
