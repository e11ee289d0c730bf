import type { Answer } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { API } from '../providers/api.ts';

export type Section = Answer<'GET', '/today'>[number];

/** The sections that somebody works through, order by order. */
const QUEUES: readonly string[] = ['prepare', 'ship', 'collect', 'hand-over'];

/** The day's work (R1512): the queues of orders, and what else waits for an answer. */
export function useToday() {
  const { query } = useCustom<Section[]>({ url: `${API}/today`, method: 'get', errorNotification: false });
  const sections = query.data?.data ?? [];
  const isQueue = ({ section }: Section) => QUEUES.includes(section);
  const { isLoading, isSuccess, error, refetch } = query;
  return {
    isLoading,
    isSuccess,
    error,
    refetch: () => void refetch(),
    queues: sections.filter(isQueue),
    waiting: sections.filter((section) => !isQueue(section) && section.total > 0),
  };
}
