import { HAIR_TYPES, SKIN_TYPES } from '@karite/shared/catalogue';
import { valuesOf } from '@karite/shared/labels';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { sendReview } from '../api/own-reviews.ts';
import { Button } from '../ui/button/button.tsx';
import { SelectField, TextArea, TextField } from '../ui/field/field.tsx';
import { useFirstFault } from '../ui/field/use-first-fault.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { PicturePicker } from './picture-picker.tsx';
import styles from './reviews.module.css';
import { smallerPicture } from './smaller-picture.ts';

const MOST_CHARACTERS = 2_000;
const STARS = [1, 2, 3, 4, 5] as const;

/** What a product says that it is for: of that its reviews' authors may say what they have (R1108). */
export type ReviewedTypes = { skinTypes: readonly string[]; hairTypes: readonly string[] };

/** Stars, words and pictures of who is signed in. The shop reads them before anybody else does. */
export function ReviewForm({ product, onDone }: { product: { id: string } & ReviewedTypes; onDone: () => void }) {
  const [rating, setRating] = useState(0);
  const [author, setAuthor] = useState('');
  const [skinType, setSkinType] = useState<keyof typeof SKIN_TYPES | ''>('');
  const [hairType, setHairType] = useState<keyof typeof HAIR_TYPES | ''>('');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  /** What a sending was refused for; a message that goes with its field does not move the page. */
  const [refused, setRefused] = useState<object | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(form, refused);

  /** The message about a field disappears when the field changes. */
  const settle = (field: string) => setProblems(({ [field]: _, ...others }) => others);

  async function send(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(rating === 0 && { rating: 'Choisissez une note' }),
      ...(!author.trim() && { author: 'Indiquez le nom à afficher' }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return setRefused(missing);
    setBusy(true);
    try {
      const pictures = await Promise.all(files.map(smallerPicture));
      await sendReview(browserClient, {
        productId: product.id,
        rating,
        author: author.trim(),
        ...(skinType && { skinType }),
        ...(hairType && { hairType }),
        ...(text.trim() && { text: text.trim() }),
        ...(pictures.length > 0 && { pictures }),
      });
      onDone();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const { rating, author, text, pictures } = fields;
      const isPlaced = Boolean(rating || author || text || pictures);
      setProblems({ ...fields, ...(!isPlaced && { all: messageOf(error, 'Votre avis n’a pas pu être envoyé.') }) });
      setRefused({});
      setBusy(false);
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate aria-label="Votre avis">
      <fieldset className={styles.stars} aria-describedby={problems.rating ? 'review-rating' : undefined}>
        <legend>Votre note</legend>
        {STARS.map((star) => (
          <label key={star} data-full={star <= rating || undefined}>
            <input
              type="radio"
              name="rating"
              className="hidden"
              checked={star === rating}
              aria-invalid={problems.rating ? true : undefined}
              onChange={() => {
                setRating(star);
                settle('rating');
              }}
            />
            <span aria-hidden="true">★</span>
            <span className="hidden">{star} sur 5</span>
          </label>
        ))}
        {problems.rating && (
          <p id="review-rating" className={styles.problem} role="alert">
            {problems.rating}
          </p>
        )}
      </fieldset>
      <TextField
        label="Nom affiché"
        hint="Tout le monde le lit : un prénom suffit."
        autoComplete="given-name"
        maxLength={40}
        value={author}
        error={problems.author}
        onChange={({ target }) => {
          setAuthor(target.value);
          settle('author');
        }}
      />
      {product.skinTypes.length > 0 && (
        <TypeField label="Votre type de peau" options={SKIN_TYPES} value={skinType} onChange={setSkinType} />
      )}
      {product.hairTypes.length > 0 && (
        <TypeField label="Votre type de cheveux" options={HAIR_TYPES} value={hairType} onChange={setHairType} />
      )}
      <TextArea
        label="Votre avis"
        optional
        rows={5}
        maxLength={MOST_CHARACTERS}
        value={text}
        error={problems.text}
        onChange={({ target }) => setText(target.value)}
      />
      <PicturePicker files={files} problem={problems.pictures} onChange={setFiles} />
      {problems.all && <Notice kind="error">{problems.all}</Notice>}
      <p className={styles.quiet}>La boutique lit chaque avis avant de le publier.</p>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Envoi…' : 'Envoyer mon avis'}
      </Button>
    </form>
  );
}

type TypeProps<T extends string> = {
  label: string;
  options: Readonly<Record<T, string>>;
  value: T | '';
  onChange: (value: T | '') => void;
};

/** One of the types that products are for, or none. */
function TypeField<T extends string>({ label, options, value, onChange }: TypeProps<T>) {
  const words = valuesOf(options);
  return (
    <SelectField
      label={label}
      optional
      value={value}
      onChange={({ target }) => onChange(words.find((each) => each === target.value) ?? '')}
    >
      <option value="">Ne pas le dire</option>
      {words.map((each) => (
        <option key={each} value={each}>
          {options[each]}
        </option>
      ))}
    </SelectField>
  );
}
