export type S3Server = Readonly<{
  endpoint: string;
  environment: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}>;

export function startS3Server(folder: string, bucket: string): Promise<S3Server>;
