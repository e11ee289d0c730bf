import type { Answer } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import { useList } from '@refinedev/core';
import { Card, Checkbox, List } from 'antd';
import { useState } from 'react';
import { detailOf } from '../../../../providers/http-client.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { SearchBox } from '../../../../ui/fields/search-box.tsx';
import { Thumbnail } from '../../../../ui/pictures/picture.tsx';

type LibraryPicture = Answer<'GET', '/pictures'>[number];

const PAGE_SIZE = 12;

type LibraryDialogProps = {
  taken: readonly string[];
  isMultiple: boolean;
  onChoose: (urls: string[]) => void;
  onCancel: () => void;
};

/** The pictures of the shop, those of the records changed last first: searched by the record's name, chosen, added. */
export default function LibraryDialog({ taken, isMultiple, onChoose, onCancel }: LibraryDialogProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string[]>([]);
  const { result, query } = useList<LibraryPicture>({
    resource: 'pictures',
    filters: [{ field: 'q', operator: 'eq', value: q.trim() }],
    pagination: { currentPage: page, pageSize: PAGE_SIZE, mode: 'server' },
    errorNotification: false,
  });
  const choose = (url: string, isChosen: boolean) => {
    const others = chosen.filter((each) => each !== url);
    setChosen(isChosen ? [...(isMultiple ? others : []), url] : others);
  };
  return (
    <Dialog
      title="Bibliothèque d’images"
      width={720}
      problem={query.isError ? (detailOf(query.error) ?? 'Les images n’ont pas pu être chargées') : null}
      okText={isMultiple && chosen.length > 0 ? `Ajouter ${plural(chosen.length, 'image')}` : 'Ajouter'}
      okButtonProps={{ disabled: chosen.length === 0 }}
      cancelText="Annuler"
      onOk={() => onChoose(chosen)}
      onCancel={onCancel}
    >
      <SearchBox
        value={q}
        onChange={(text) => {
          setQ(text);
          setPage(1);
        }}
        placeholder="Rechercher par le nom du produit ou de l’élément..."
      />
      <List<LibraryPicture>
        style={{ marginBlockStart: 16 }}
        loading={query.isFetching}
        dataSource={[...result.data]}
        rowKey="url"
        grid={{ gutter: 12, xs: 2, sm: 3, column: 4 }}
        locale={{ emptyText: q.trim() ? 'Aucune image trouvée' : 'Aucune image pour le moment' }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: result.total ?? 0,
          onChange: setPage,
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        renderItem={({ url, name, label }) => (
          <List.Item>
            <Card size="small" styles={{ body: { padding: 8 } }}>
              <Checkbox
                checked={chosen.includes(url) || taken.includes(url)}
                disabled={taken.includes(url)}
                onChange={({ target }) => choose(url, target.checked)}
              >
                <Thumbnail url={url} alt="" size={80} />
                <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{name}</span>
                <span className="quiet">{label}</span>
              </Checkbox>
            </Card>
          </List.Item>
        )}
      />
    </Dialog>
  );
}
