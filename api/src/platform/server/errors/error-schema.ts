import { z } from 'zod';
import { ERROR_CODES } from './api-error.ts';

/** Every refusal of the API, as the API's document shows it. */
export const apiError = z
  .object({
    statusCode: z.number().int(),
    error: z.enum(ERROR_CODES).describe('Le code, stable, pour les programmes'),
    message: z.string().describe('Le message, en français, pour les personnes'),
    fields: z.record(z.string(), z.string()).optional().describe('Un message par champ'),
    requestId: z.string(),
  })
  .meta({ id: 'ApiError' });
