import { type ComponentType, Suspense, use } from 'react';

/** Loads the code of every split view that is not there yet. */
const loads = new Set<() => Promise<void>>();

/**
 * A part that few pages show, with its code in a file of its own. The server draws it at once; a browser keeps what the
 * server drew and makes it live as soon as its code is there. Nothing is fetched by pages that do not show it.
 */
export function splitView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let view: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = () => {
    loading ??= load().then((loaded) => {
      view = loaded;
      return loaded;
    });
    return loading;
  };
  loads.add(async () => void (await start()));
  const pick = () => view ?? use(start());
  return (props) => (
    <Suspense>
      <Loaded pick={pick} props={props} />
    </Suspense>
  );
}

/** Stands inside the boundary, so that only this part waits for its code. */
function Loaded<Props extends object>({ pick, props }: { pick: () => ComponentType<Props>; props: Props }) {
  const View = pick();
  return <View {...props} />;
}

/** Brings the code of all split views, so that they can be drawn at once: a page is rendered to one string. */
export async function loadSplitViews(): Promise<void> {
  const all = [...loads];
  loads.clear();
  await Promise.all(all.map((load) => load()));
}
