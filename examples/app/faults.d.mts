export declare const FAULTS: readonly { id: string; where: string; what: string }[];

export declare function faultsOf(build: string): (id: string) => boolean;
