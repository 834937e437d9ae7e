export const splitStatements = (migration: string): readonly string[] => migration.split('--> statement-breakpoint');
