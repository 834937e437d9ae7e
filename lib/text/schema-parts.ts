import { z } from 'zod';
import { energyClasses } from '@/content/types/listing';

export const day = z.iso.date('must be a date, YYYY-MM-DD');
export const text = z.string().trim().min(1, 'must not be empty');
export const positive = z.number().positive('must be more than 0');
export const count = z.number().int('must be a whole number').min(0, 'must not be negative');
export const energyLetter = z.enum(energyClasses);
