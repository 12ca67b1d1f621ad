import { type ComponentType, Suspense, use } from 'react';

/** Loads the code of every split view that is not there yet. */
const loads = new Set<() => Promise<void>>();

/**
 * A part that few pages show, with its code in a file of its own. The server draws it at once; a browser keeps what the
 * server drew and makes it live as soon as its code is there. Nothing is fetched by pages that do not show it. Not
 * for fields that others read as soon as the page is there: after a way within the site they come a moment later.
 */
export function splitView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = () => {
    loading ??= load();
    return loading;
  };
  loads.add(async () => {
    const value = await start();
    // How React marks what it need not wait for: without it, drawing to one string would find a promise and give up.
    Object.assign(start(), { status: 'fulfilled', value });
  });
  return (props) => (
    <Suspense>
      <Loaded start={start} props={props} />
    </Suspense>
  );
}

/** Stands inside the boundary, so that only this part waits for its code. */
function Loaded<Props extends object>({
  start,
  props,
}: {
  start: () => Promise<ComponentType<Props>>;
  props: Props;
}) {
  const View = use(start());
  return <View {...props} />;
}

/** Brings the code of all split views, so that they can be drawn at once: a page is rendered to one string. */
export async function loadSplitViews(): Promise<void> {
  const all = [...loads];
  loads.clear();
  await Promise.all(all.map((load) => load()));
}
