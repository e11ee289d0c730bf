import { Input } from 'antd';
import { isHttpError } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';
import { CodeInput } from '../fields/code-input.tsx';

/** The proof that the user owns the account, before its security changes. Not needed shortly after signing in. */
export type Proof = { currentPassword?: string; code?: string };
/** Which proof is required. */
export type ProofKind = 'password' | 'code';

/** The proof that a refusal requires, and the error of the given one; `null` for another failure. */
export function requiredProof(error: unknown, given: Proof): { required: ProofKind; problem: string | null } | null {
  if (!isHttpError(error)) return null;
  const message = messageOf(error, 'Une erreur est survenue');
  if (error.code === 'password_required')
    return { required: 'password', problem: given.currentPassword ? message : null };
  if (error.code === 'code_required') return { required: 'code', problem: message };
  return null;
}

export const isProven = (required: ProofKind | null, { currentPassword, code }: Proof): boolean =>
  required === null || Boolean(currentPassword && (required === 'password' || code?.trim()));

type ProofFieldsProps = { required: ProofKind; proof: Proof; onChange: (proof: Proof) => void };

/** The password, and where it alone opens nothing a code as well. */
export const ProofFields = ({ required, proof, onChange }: ProofFieldsProps) => (
  <>
    <div className="code-input">
      <label htmlFor="current-password">Mot de passe actuel</label>
      <Input
        type="password"
        id="current-password"
        value={proof.currentPassword ?? ''}
        onChange={(event) => onChange({ ...proof, currentPassword: event.target.value })}
        autoComplete="current-password"
      />
    </div>
    {required === 'code' && (
      <CodeInput
        label="Code de l’application, ou code de secours"
        value={proof.code ?? ''}
        onChange={(code) => onChange({ ...proof, code })}
      />
    )}
  </>
);
