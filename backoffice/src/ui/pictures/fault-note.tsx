import type { Answer, PathOf } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { Button, Flex, Tag } from 'antd';
import { API } from '../../providers/api.ts';
import { useWrite } from '../../providers/use-write.ts';

const PATH = '/pictures/unfinished' satisfies PathOf<'GET'>;
/** Few pictures ever fail: all of a page's share one question, for so long, in ms. */
const FRESH_MS = 30_000;

/** Why a picture is shown small only; `undefined` where it has all its sizes, or they are being made. */
function useFault(url: string | null | undefined) {
  const { result, query } = useCustom<Answer<'GET', typeof PATH>>({
    url: API + PATH,
    method: 'get',
    errorNotification: false,
    queryOptions: { enabled: Boolean(url), staleTime: FRESH_MS, retry: false },
  });
  const found = query.isSuccess ? result.data.find((each) => each.url === url) : undefined;
  return { problem: found?.problem, refetch: query.refetch };
}

/** Says of a picture that its sizes could not be made, and has it tried again where `isWhole` (R2185). */
export default function FaultNote({ url, isWhole = false }: { url: string | null | undefined; isWhole?: boolean }) {
  const { problem, refetch } = useFault(url);
  const { attempt, isPending } = useWrite('POST', '/pictures/retry', {
    done: 'Image à nouveau en préparation',
    failed: 'L’image n’a pas pu être relancée',
  });
  if (!url || problem === undefined) return null;
  if (!isWhole)
    return (
      <Tag color="error" title={problem}>
        Image en échec
      </Tag>
    );
  return (
    <Flex vertical align="start" gap={4} style={{ maxWidth: 160 }}>
      <Tag color="error">Image en échec</Tag>
      <small>{problem}</small>
      <Button
        size="small"
        loading={isPending}
        onClick={async () => {
          await attempt({ body: { url } });
          await refetch();
        }}
      >
        Relancer
      </Button>
    </Flex>
  );
}
