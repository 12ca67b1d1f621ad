import type { ServerBuild } from 'react-router';

type Assets = ServerBuild['assets'];
type Entry = NonNullable<Assets['routes'][string]>;

/** What a route may have; what is not here cannot be said in a line. `hasDefaultExport` only servers ask for. */
const abilities = [
  'hasLoader',
  'hasAction',
  'index',
  'hasErrorBoundary',
  'hasClientLoader',
  'hasClientAction',
  'hasClientMiddleware',
] as const satisfies ReadonlyArray<keyof Entry>;
const inLines = new Set([
  'id',
  'parentId',
  'path',
  'module',
  'imports',
  'css',
  'hasDefaultExport',
  ...abilities,
]);

const folder = '/assets/';

/**
 * The script that gives browsers React Router's list of routes. Every visitor loads it, so a route is a line of what is its
 * own, and the script makes of it what the router wants. A list that lines cannot say goes as it is: the development
 * server has its files in many folders.
 */
export function routeListScript({ routes, ...rest }: Assets): string {
  const entries = Object.values(routes).filter((route) => route !== undefined);
  const list = entries.every(fitsInLine)
    ? `(${fromLines})(${JSON.stringify(entries.map(lineOf).join('\n'))},${JSON.stringify(abilities)})`
    : JSON.stringify(routes);
  return `window.__reactRouterManifest={...${JSON.stringify(rest)},routes:${list}}`;
}

function fitsInLine(route: Entry): boolean {
  const says = Object.entries(route).every(([name, value]) => inLines.has(name) || value === undefined);
  const { module, imports = [], css = [] } = route;
  return (
    says &&
    [module, ...imports].every((file) => file.startsWith(folder) && file.endsWith('.js')) &&
    css.every((file) => file.startsWith(folder)) &&
    ![route.id, route.path, route.parentId, module, ...imports, ...css].some((word) =>
      /[|\s]/.test(word ?? ''),
    )
  );
}

/** Id, scripts, path, abilities as bits, parent (none: root), styles; what is empty at the end is left out. */
function lineOf({ id, module, imports = [], path = '', parentId, css = [], ...can }: Entry): string {
  const scripts = [module, ...imports].map((file) => file.slice(folder.length, -'.js'.length));
  const styles = css.map((file) => file.slice(folder.length));
  const bits = abilities.reduce((sum, name, index) => sum + (can[name] ? 1 << index : 0), 0);
  const parent = parentId === 'root' ? '' : parentId;
  return [id, scripts.join(' '), path, bits, parent, styles.join(' ')].join('|').replace(/\|+$/, '');
}

/** Runs in browsers, as it stands here. */
const fromLines = `(lines,abilities)=>{let routes={},files=(names,end)=>names?names.split(" ").map(name=>"${folder}"+name+end):[];for(let line of lines.split("\\n")){let[id,scripts,path,bits,parent,css]=line.split("|"),[module,...imports]=files(scripts,".js"),parentId=id=="root"?void 0:parent||"root",route=routes[id]={id,parentId,path:path||(parentId?void 0:""),module,imports,css:files(css,"")};abilities.forEach((name,i)=>{route[name]=!!(bits>>i&1)})}return routes}`;
