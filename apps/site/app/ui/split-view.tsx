import {
  type ComponentType,
  memo,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { useText } from '../i18n/use-text.tsx';
import { Button } from './button.tsx';
import { firstUse } from './first-use.ts';
import { Note } from './note.tsx';

type Code<Props> = {
  /** Nothing when it could not be loaded. */
  start: () => Promise<ComponentType<Props> | undefined>;
  /** Starts it with the first use of the page; settles when it is there, else never. Nothing when it is there already. */
  wake: () => Promise<void> | undefined;
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
 * One that sleeps is fetched when the visitor first does anything: for what does nothing before, far down the page. Its
 * properties must stay the same while nobody navigates: what the server drew gives way to a change that comes before it.
 *
 * Where the code cannot be loaded, its place says so and offers to try again, and the rest of the page stays; a part that
 * is dispensable is just not there. It is tried anew whenever it is shown anew.
 */
export function splitView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isDispensable, sleeps }: { isDispensable?: boolean; sleeps?: boolean } = {},
): ComponentType<Props> {
  let loading: ReturnType<Code<Props>['start']> | undefined;
  let waking: Promise<void> | undefined;
  let isThere = false;
  let hasFailed = false;
  const code: Code<Props> = {
    start: () => {
      // The browser reports the file itself; who waits for the part is told in its place.
      loading ??= load().catch(() => {
        hasFailed = true;
        return undefined;
      });
      return loading;
    },
    wake: () => {
      if (isThere) return undefined;
      waking ??= firstUse().then(async () => {
        isThere = (await code.start()) !== undefined;
        // What the server drew works without scripts too, which is better than words about a file.
        if (!isThere) await new Promise(() => code.forget());
      });
      return waking;
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
    isThere = true;
  });
  const Part = sleeps ? Sleeping : Loaded;
  const view = (props: Props) => (
    <Suspense>
      <Part code={code} props={props} />
    </Suspense>
  );
  // What stands around it may be drawn anew while it sleeps.
  return sleeps ? (memo(view) as unknown as ComponentType<Props>) : view;
}

type PartProps<Props> = { code: Code<Props>; props: Props };

/** Keeps what the server drew until somebody uses the page; what the browser itself draws comes at once. */
function Sleeping<Props extends object>(part: PartProps<Props>) {
  const isServers = useSyncExternalStore(never, no, yes);
  const waking = isServers ? part.code.wake() : undefined;
  if (waking) use(waking);
  return <Loaded {...part} />;
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** Stands inside the boundary, so that only this part waits for its code. */
function Loaded<Props extends object>({ code, props }: PartProps<Props>) {
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

/** Brings the code of all split views, so that they can be drawn at once: a page is rendered to one string. */
export async function loadSplitViews(): Promise<void> {
  const all = [...loads];
  loads.clear();
  await Promise.all(all.map((load) => load()));
}
