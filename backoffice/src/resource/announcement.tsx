import { useEffect, useState } from 'react';
import { API } from '../providers/api.ts';
import { request } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { Alert } from '../ui/states/alert.tsx';
import { Loading } from '../ui/states/loading.tsx';

type AnnouncementProps = { resource: string; id: string; action: string };

/** What an action will do, in the server's own words (R1909). antd's `App` draws it around Refine, where none of its hooks work. */
export default function Announcement({ resource, id, action }: AnnouncementProps) {
  const [said, say] = useState<{ message: string; isFailure: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    request<{ message: string }>('GET', `${API}/${resource}/${id}/${action}`).then(
      ({ data }) => isCurrent && say({ message: data.message, isFailure: false }),
      (error: unknown) =>
        isCurrent && say({ message: messageOf(error, 'Ce qui va se passer n’a pas pu être lu'), isFailure: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [resource, id, action]);
  if (!said) return <Loading />;
  return <Alert type={said.isFailure ? 'error' : 'info'} showIcon message={said.message} />;
}
