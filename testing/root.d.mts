/** The folder of the project. */
export declare const ROOT: string;
