export type Build = 'good' | 'worse';

export declare function startServer(options?: {
  port?: number;
  build?: Build;
}): Promise<{ url: string; close: () => Promise<void> }>;
