/** A database of this browser. The connection to it can be lost at any time (site data cleared, a disk that fails); it is then opened
again, and the work tried once more. */

const VERSION = 1

export class Database {
  #connection: Promise<IDBDatabase> | null = null

  /** `create` makes its stores where there are none yet. */
  constructor(
    readonly name: string,
    readonly create: (database: IDBDatabase) => void,
  ) {}

  /** Does this work on it. What failed has changed nothing, so it can be tried again on another connection. */
  async use<Answer>(work: (database: IDBDatabase) => Promise<Answer>): Promise<Answer> {
    return this.#use(work).catch(() => this.#use(work))
  }

  async #use<Answer>(work: (database: IDBDatabase) => Promise<Answer>): Promise<Answer> {
    const connection = (this.#connection ??= this.#connect())
    try {
      return await work(await connection)
    } catch (problem) {
      this.#forget(connection)
      throw problem
    }
  }

  #connect(): Promise<IDBDatabase> {
    const connection = connected(this.name, this.create)
    connection.then(
      (database) => {
        database.onclose = () => this.#forget(connection)
        // A newer page in another tab changes its form, and cannot while we hold it.
        database.onversionchange = () => this.#forget(connection)
      },
      () => undefined,
    )
    return connection
  }

  /** Only this one: somebody else may already have opened the next. */
  #forget(connection: Promise<IDBDatabase>): void {
    if (this.#connection !== connection) return
    this.#connection = null
    connection.then(
      (lost) => lost.close(),
      () => undefined,
    )
  }
}

async function connected(name: string, create: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION)
  request.onupgradeneeded = () => create(request.result)
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(problemOf(request))
    request.onblocked = () => reject(new Error('another tab holds what this browser keeps'))
  })
}

const problemOf = ({ error }: { error: DOMException | null }): Error =>
  error ?? new Error('the browser could not read or write what it keeps')

/** What was asked for. */
export const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(problemOf(request))
  })

/** Done when all of it is on the disk: a browser that has run out of room may say so only then. */
export const written = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(problemOf(work))
  })
