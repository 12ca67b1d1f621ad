import { useText } from '../../i18n/use-text.tsx';
import type { ListView } from './list-view.ts';
import { TileGrid } from './tile.tsx';
export function ListScreen({ list }: { list: ListView }) {
  const { t } = useText();
  return (
    <div className="container">
      <h1>{list.heading}</h1>
      <TileGrid tiles={list.tiles} label={t('list.gridLabel')} eager={4} />
    </div>
  );
}
