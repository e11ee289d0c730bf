import { covers, STAFF_RIGHTS } from '@karite/shared/accounts';
import { valuesOf } from '@karite/shared/labels';
import { resources } from '@karite/shared/resources';
import { Result } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { nameWindow } from '../ui/shop.ts';
import { REFINE_RESOURCES } from './refine-resources.tsx';

const TITLE = 'Cette page ne vous est pas ouverte';

/** The rights that open a page. What all may be read by is no right to ask for. */
function rightsFor(name: string): string[] {
  const access = REFINE_RESOURCES.find((each) => each.name === name)?.meta?.access;
  if (access?.isForAdministrators) return [];
  const [of, to] = [access?.of ?? name, access?.to ?? 'read'];
  return valuesOf(STAFF_RIGHTS).flatMap((right) => {
    const { label, may } = STAFF_RIGHTS[right] ?? {};
    return label && may && of in may && covers({ [right]: true }, of, to) ? [`« ${label} »`] : [];
  });
}

/** Shown where the rights of an account open no such page: what it is, and what to ask for (R920). */
export default function Forbidden({ name }: { name: string }) {
  useEffect(() => nameWindow(TITLE), []);
  const page = REFINE_RESOURCES.find((each) => each.name === name)?.meta?.label;
  const label = page ?? resources.find((each) => each.name === name)?.label.many ?? name;
  const rights = rightsFor(name);
  const who = rights.length > 0 ? `Le droit ${rights.join(' ou ')} ouvre` : 'Un administrateur ouvre';
  return (
    <Result
      status="403"
      title={<h1>{TITLE}</h1>}
      subTitle={`${who} « ${label} ». Demandez-le à un administrateur de la boutique.`}
      extra={<Link to="/">Retour au tableau de bord</Link>}
    />
  );
}
