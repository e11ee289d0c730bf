/** Whether an account is an administrator's: its role is ADMIN, whatever its case; missing means user (R902). */
export const isAdmin = (user: { role?: string | null } | null | undefined): boolean =>
  user?.role?.toLowerCase() === 'admin';
