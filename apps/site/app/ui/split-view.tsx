import { type ComponentType, Suspense, use, useEffect, useState, useTransition } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Button } from './controls/button.tsx';
import { Note } from './note.tsx';

type Code<Props> = {
  /** Nothing when it could not be loaded. */
  start: () => Promise<ComponentType<Props> | undefined>;
  /** Lets a load that failed be tried again. */
  forget: () => void;
  isDispensable?: boolean;
};

/** Loads the code of every split view that is not there yet. */
const loads = new Set<() => Promise<void>>();

/**
 * A part that few pages show, with its code in a file of its own. The server draws it at once; a browser keeps what the
 * server drew and makes it live as soon as its code is there. Nothing is fetched by pages that do not show it. Not
 * for fields that others read as soon as the page is there: after a way within the site they come a moment later.
 *
 * Where the code cannot be loaded, its place says so and offers to try again, and the rest of the page stays; a part that
 * is dispensable is just not there. It is tried again whenever it is shown again.
 */
export function splitView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isDispensable }: { isDispensable?: boolean } = {},
): ComponentType<Props> {
  let loading: ReturnType<Code<Props>['start']> | undefined;
  let hasFailed = false;
  const code: Code<Props> = {
    start: () => {
      // The browser reports the file itself; who waits for the part sees it in its place.
      loading ??= load().catch(() => {
        hasFailed = true;
        return undefined;
      });
      return loading;
    },
    forget: () => {
      if (hasFailed) loading = undefined;
      hasFailed = false;
    },
    isDispensable,
  };
  loads.add(async () => {
    const value = await load();
    // How React marks what it need not wait for: without it, drawing to one string would find a promise and give up.
    loading = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  });
  return (props) => (
    <Suspense>
      <Loaded code={code} props={props} />
    </Suspense>
  );
}

/** Stands inside the boundary, so that only this part waits for its code. */
function Loaded<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  const [, draw] = useState(0);
  const [isTrying, startTrying] = useTransition();
  const View = use(code.start());
  if (View) return <View {...props} />;
  const tryAgain = () => {
    code.forget();
    startTrying(() => draw((times) => times + 1));
  };
  return <Failed code={code} isTrying={isTrying} tryAgain={tryAgain} />;
}

type FailedProps = {
  code: Pick<Code<object>, 'forget' | 'isDispensable'>;
  isTrying: boolean;
  tryAgain: () => void;
};

/** Says that a part of the page is missing. The promise that failed is forgotten with it, for the next time it is shown. */
function Failed({ code: { forget, isDispensable }, isTrying, tryAgain }: FailedProps) {
  const { t } = useText();
  useEffect(() => forget, [forget]);
  if (isDispensable) return null;
  return (
    <Note tone="danger" role="alert">
      <div className="row">
        {t('part.failed')}
        <Button busy={isTrying} onClick={tryAgain}>
          {t('part.again')}
        </Button>
      </div>
    </Note>
  );
}

/** Brings the code of all split views, so that they can be rendered at once: a page is rendered to one string. */
export async function loadSplitViews(): Promise<void> {
  const all = [...loads];
  loads.clear();
  await Promise.all(all.map((load) => load()));
}
