import { useEffect, useRef, useState } from 'react';

/** Why there is no picture. `refused`: by the member or the browser; `busy`: another program uses the camera. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'failed';
export type CameraState = 'starting' | 'live' | CameraProblem;

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};
export const problemOf = (error: unknown): CameraProblem => problems[(error as Error).name] ?? 'failed';

/** The camera of this device, until the component unmounts; `start` tries again. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CameraState>('starting');

  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const begin = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } },
        });
        if (gone || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        setState('live');
      } catch (error) {
        stop();
        if (!gone) setState(problemOf(error));
      }
      return undefined;
    };
    void begin();
    return () => {
      gone = true;
      stop();
    };
  }, [attempt]);

  return {
    video,
    state,
    start: () => {
      setState('starting');
      setAttempt((count) => count + 1);
    },
    /** The present picture as a JPEG; not mirrored. */
    take: async (name: string): Promise<File> => {
      const { current } = video;
      const canvas = document.createElement('canvas');
      canvas.width = current?.videoWidth ?? 0;
      canvas.height = current?.videoHeight ?? 0;
      if (current) canvas.getContext('2d')?.drawImage(current, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
      if (!blob) throw new Error('the camera gave no picture');
      return new File([blob], name, { type: 'image/jpeg' });
    },
  };
}
