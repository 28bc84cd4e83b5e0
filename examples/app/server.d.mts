export type Build = 'good' | 'worse';

export declare function startServer(options?: {
  port?: number;
  build?: Build;
  onError?: (error: Error) => void;
}): Promise<{ url: string; close: () => Promise<void> }>;
