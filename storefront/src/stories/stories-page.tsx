import { paths } from '@karite/shared/paths';
import { PageMeta } from '../seo/page-meta.tsx';
import { Banner } from '../ui/banner/banner.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import styles from './stories-page.module.css';

const CHAPTERS = [
  {
    title: 'Une question posée au comptoir',
    text: 'Tout commence par une phrase entendue cent fois à Cotonou : « cette crème est-elle faite pour ma peau ? » Les rayons étaient pleins, les réponses rares. Nous avons choisi de vendre moins de choses, et de savoir répondre.',
  },
  {
    title: 'Des formules éprouvées',
    text: 'Nous distribuons des soins dermatologiques dont la composition est lisible et les essais publiés, sur des peaux noires, mates et claires, sous un climat chaud et humide. Aucun produit éclaircissant n’entre dans nos rayons.',
  },
  {
    title: 'Quatre pays, une même maison',
    text: 'Bénin, Côte d’Ivoire, République démocratique du Congo, République du Congo : les mêmes produits, les mêmes prix, le même conseil, à toute heure, par messagerie.',
  },
] as const;

/** The brand's story and the partnership (R1207). */
export const Component = () => (
  <>
    <PageMeta title="Notre Histoire" description={CHAPTERS[0].text} />
    <Banner title="Notre Histoire" subtitle="Le soin juste, expliqué simplement" image={null} />
    <div className={`page ${styles.story}`}>
      {CHAPTERS.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
    <section className={styles.partnership}>
      <div className="page">
        <h2>Notre partenariat</h2>
        <p>
          Un contrat de long terme nous lie à un groupe cosmétique fondé en 2023 et actif depuis 2024, dont le siège est
          à Cotonou. Il assure l’approvisionnement direct, la traçabilité de chaque lot et la formation de nos
          conseillères.
        </p>
        <dl>
          <div>
            <dt>Fondation</dt>
            <dd>2023</dd>
          </div>
          <div>
            <dt>Activité</dt>
            <dd>depuis 2024</dd>
          </div>
          <div>
            <dt>Siège</dt>
            <dd>Cotonou</dd>
          </div>
          <div>
            <dt>Contrat</dt>
            <dd>long terme</dd>
          </div>
        </dl>
        <ButtonLink to={paths.brands}>Découvrir les marques</ButtonLink>
      </div>
    </section>
  </>
);
